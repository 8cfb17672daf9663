import { suiteLint } from '@suite/build/lint';

export default suiteLint(import.meta.dirname);
