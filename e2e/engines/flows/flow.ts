import type { EnginePage } from '../engine';

/** What a flow has to do with. */
export interface FlowStage {
  page: EnginePage;
  /** Opens a page of the suite on the phone of somebody who is in that person's state. */
  enter: (
    person: string,
    context: 'messenger' | 'browser' | 'desktop' | 'app',
    to: string,
    options?: { signed?: boolean },
  ) => Promise<{ key: string; mobile: string }>;
  /** Code of the last message to a number. */
  smsTo: (mobile: string) => Promise<string>;
}

/** One way of a learner through the suite, from its start to its end, on whatever engine. */
export interface Flow {
  name: string;
  /** What not every build of an engine has: an expression that says whether this one does. */
  needs?: { what: string; holds: string };
  run: (stage: FlowStage) => Promise<void>;
}
