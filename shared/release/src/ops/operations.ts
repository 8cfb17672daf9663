import type { CanaryState } from '../registry/app-state';
import type { AuditLine } from '../registry/audit';

/** When a change was made, and by whom. */
export interface Moment {
  when: string;
  who: string;
}

/** An app as ops see it. `version` is its stable version. */
export interface AppState {
  app: string;
  version: string;
  /** Absent if the change is older than the part of the audit log that is read. */
  since?: Moment;
  /** Versions that it can be rolled back to, the nearest first. */
  targets: string[];
  canary?: CanaryState & { since?: Moment };
}

/** All apps as ops see them. */
export interface SuiteState {
  revision: number;
  apps: AppState[];
}

/** Who makes a change, and why. */
export interface By {
  who: string;
  why: string;
}

/** What ops can see and do. */
export interface Operations {
  /** Undefined when nothing was published yet. */
  state: () => Promise<SuiteState | undefined>;
  /** Every change, or those of an app, the latest first. */
  history: (app?: string) => Promise<AuditLine[]>;
  rollback: (app: string, to: string, by: By) => Promise<void>;
  promote: (app: string, by: By) => Promise<void>;
  stop: (app: string, by: By) => Promise<void>;
  /** Lets a canary grow by itself; `steps` in percent, `every` in ms. */
  ramp: (app: string, plan: { steps: number[]; every: number }, by: By) => Promise<void>;
  pause: (app: string, by: By) => Promise<void>;
  resume: (app: string, by: By) => Promise<void>;
}
