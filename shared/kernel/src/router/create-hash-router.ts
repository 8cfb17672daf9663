import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { createRouter, type SuiteRouter } from './create-router';

/** The router of a document: pages are behind the `#` of its address. */
export const createHashRouter = (): SuiteRouter => createRouter(createHashHistory());
