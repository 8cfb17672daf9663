import type { EnginePage } from '../engine';

/** The page and the helpers that a flow gets. */
export interface FlowStage {
  page: EnginePage;
  /** Opens a page of the suite on the phone of a fresh twin of that person. */
  enter: (
    person: string,
    context: 'messenger' | 'browser' | 'desktop' | 'app',
    to: string,
    options?: { signed?: boolean },
  ) => Promise<{ key: string; mobile: string }>;
  /** Code of the last message to a number. */
  smsTo: (mobile: string) => Promise<string>;
}

/** One way of a learner through the suite, written for any engine. */
export interface Flow {
  name: string;
  /** A feature that some builds of an engine lack, and an expression that is true where it is there. */
  needs?: { what: string; holds: string };
  run: (stage: FlowStage) => Promise<void>;
}
