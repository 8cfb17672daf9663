export { createMemoryRouter } from './memory-router';
export { site } from './site';
