import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createRouter, type SuiteRouter } from '../router/create-router';

/** A router whose history is its own, for tests. */
export const createMemoryRouter = (at = '/'): SuiteRouter =>
  createRouter(createMemoryHistory({ initialEntries: [at] }));
