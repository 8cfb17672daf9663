import { examFlows } from './exam';
import type { Flow } from './flow';
import { loginFlows } from './login';
import { studyFlows } from './study';

/** The main flows, written once for all engines. */
export const flows: readonly Flow[] = [...loginFlows, ...studyFlows, ...examFlows];
