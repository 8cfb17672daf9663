import { create } from 'zustand';

/** A product line; each has a login of its own. */
export type Line = 'learner' | 'management';

/** Whether the provider knows the visitor; `unknown` until somebody has asked. */
export type LoginState = 'unknown' | 'in' | 'out';

/** Who is here. What the provider knows of them is read through calls, as everything else is. */
export interface Session {
  line: Line;
  login: LoginState;
}

/** The session of this page; only the host writes it. */
export const useSession = create<Session>()(() => ({ line: 'learner', login: 'unknown' }));
