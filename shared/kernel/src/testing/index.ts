export { releaseOf } from './release';
export { site } from './site';
