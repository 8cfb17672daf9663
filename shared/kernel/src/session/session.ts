import { create } from 'zustand';

/** A product line; each has a login of its own. */
export type Line = 'learner' | 'management';

/** Whether the provider knows the visitor; `unknown` until the host has asked. */
export type LoginState = 'unknown' | 'in' | 'out';

/** The visitor's line and login state. The learner's data are read through calls, as all data are. */
export interface Session {
  line: Line;
  login: LoginState;
  /** Id of the visitor in their line, as the provider last named them; absent before it has. */
  user?: number;
}

/** The session of this page; only the host writes it. */
export const useSession = create<Session>()(() => ({ line: 'learner', login: 'unknown' }));
