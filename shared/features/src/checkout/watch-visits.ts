/** Calls back whenever the page is seen again: from the background, from another app, from the browser's cache. */
export function watchVisits(onReturn: () => void, onLeave: () => void): () => void {
  const onVisibility = () => document.visibilityState === 'visible' && onReturn();
  // A page that opens says this too; only one from the cache has missed something.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('pagehide', onLeave);
  };
}
