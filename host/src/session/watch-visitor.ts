import type { Line } from '@suite/kernel';
import { isTokenReplaced } from '../token/token-store';
import type { Login } from './log-in';

/** Milliseconds after which a visitor who is still here did not leave: the link was a download, or led nowhere. */
const LEAVING = 10_000;

/** Calls back whenever a page of the native app comes to the front again. */
export function watchApp(look: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/**
 * Looks after a page that stays open while the visitor changes elsewhere: if another tab has logged in or out in the
 * line, the page is loaded again, because what it shows and sends is the former learner's. A page that comes back out of
 * the browser's page cache after it was left for a login page says so, because nothing in it goes on. Returns what
 * resolves when a call may go out: it never does where the page is loaded again first.
 */
export function watchVisitor(
  line: Line,
  login: Pick<Login, 'cameBack'>,
  reload: () => void,
): () => Promise<void> {
  let isBeingLeft = false;
  const look = () => {
    const isReplaced = isTokenReplaced(line);
    if (isReplaced && !isBeingLeft) reload();
    return isReplaced;
  };
  // The site that the visitor goes to may bring them another session; loading this page again would call them back.
  window.addEventListener('beforeunload', () => {
    isBeingLeft = true;
    setTimeout(() => {
      isBeingLeft = false;
      look();
    }, LEAVING);
  });
  document.addEventListener('visibilitychange', look);
  // No event tells that a cookie has changed, but whoever logs in or out writes into the storage too.
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !look()) login.cameBack();
  });
  return async () => {
    if (look()) await new Promise(() => undefined);
  };
}
