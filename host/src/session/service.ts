import type { DoLoginParams } from '@suite/api';

/** What the login screens do with a session. */
export interface SessionService {
  /** What a call that opens a session says of the course line. */
  product: Pick<DoLoginParams, 'type'>;
  /** The visitor got a token: what the device kept of the learner before them is forgotten. */
  begin: (token: string) => void;
  /** The visitor logged out: the device forgets them, apart from work that still has to reach the provider. */
  end: () => void;
  /** Where a screen leads back to, by its query. */
  returnPath: (query: URLSearchParams) => string;
  /** Lets the visitor try to log in again after too many redirects. */
  allowTries: () => void;
}

let current: SessionService | undefined;

/** Called once, before the first render. */
export function provideSession(service: SessionService): void {
  current = service;
}

/** The session of this page, for the host's own screens. */
export function session(): SessionService {
  if (!current) throw new Error('the session was not provided');
  return current;
}
