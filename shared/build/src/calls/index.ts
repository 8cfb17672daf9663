export { conform, type Ask, type Conformity } from './conform';
export { isSafeRead, readDeclarations, type DeclaredCall, type Declarations } from './declared-calls';
export { fixFields } from './fields';
export { openApiOf } from './open-api';
