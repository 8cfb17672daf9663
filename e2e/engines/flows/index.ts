import { examFlows } from './exam';
import type { Flow } from './flow';
import { loginFlows } from './login';
import { signingFlows } from './signing';
import { studyFlows } from './study';

export { everyPage, onePagePerApp } from './open-pages';

/** The main flows, written once for all engines. */
export const mainFlows: readonly Flow[] = [...loginFlows, ...studyFlows, ...examFlows, ...signingFlows];
