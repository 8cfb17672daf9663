import type { AuditLine } from '../registry/audit';

/** When something became so, and by whom. */
export interface Moment {
  when: string;
  who: string;
}

/** What is live of an app, as ops see it. */
export interface AppState {
  app: string;
  version: string;
  /** Unknown when the audit log does not go back so far. */
  since?: Moment;
  /** Versions that it can be rolled back to, the nearest first. */
  targets: string[];
  canary?: { version: string; percent: number; since?: Moment };
}

/** Everything that is live. */
export interface SuiteState {
  revision: number;
  apps: AppState[];
}

/** Who wants a change, and why. */
export interface By {
  who: string;
  why: string;
}

/** What ops can see and do. */
export interface Operations {
  /** Nothing when nothing was published yet. */
  state: () => Promise<SuiteState | undefined>;
  /** Every change, or those of an app, the latest first. */
  history: (app?: string) => Promise<AuditLine[]>;
  rollback: (app: string, to: string, by: By) => Promise<void>;
  promote: (app: string, by: By) => Promise<void>;
  stop: (app: string, by: By) => Promise<void>;
}
