export { createMemoryRouter } from './memory-router';
export { releaseOf } from './release';
export { site } from './site';
