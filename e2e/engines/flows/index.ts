import type { Flow } from './flow';
import { loginFlows } from './login';

/** The main flows, written once for all engines. */
export const flows: readonly Flow[] = [...loginFlows];
