import { isTokenReplaced, watchToken } from '../token/token-store';
import type { Login } from './log-in';

/** Calls back whenever a page of the native app comes to the front again. */
export function watchApp(look: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/**
 * Looks after a page that stays open while the visitor changes elsewhere. When another tab logs in or out, the
 * page is loaded again: what it shows and sends is the former learner's. A page that comes back out of the
 * browser's page cache after it was left for a login page says so, because nothing in it goes on.
 */
export function watchVisitor(login: Pick<Login, 'cameBack'>, reload: () => void): () => void {
  const look = () => {
    if (isTokenReplaced()) reload();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isTokenReplaced()) login.cameBack();
  };
  const forget = watchToken(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', onShow);
  return () => {
    forget();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', onShow);
  };
}
