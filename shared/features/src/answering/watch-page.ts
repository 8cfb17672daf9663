/** Listeners to the page's life. */
export interface PageLife {
  /** The page is hidden. This may be the last event: a browser can close a hidden page without another one. */
  onLeave: () => void;
  onReturn: () => void;
  onOnline: () => void;
  onOffline: () => void;
}

/** Calls the listeners until the result is called. */
export function watchPage({ onLeave, onReturn, onOnline, onOffline }: PageLife): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  const onShow = (event: PageTransitionEvent) => event.persisted && onReturn();
  const onWindow: [string, () => void][] = [
    ['pagehide', onLeave],
    // With two windows side by side both stay visible: only the focus tells that the learner has come back.
    ['focus', onReturn],
    ['online', onOnline],
    ['offline', onOffline],
  ];
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('resume', onReturn);
  window.addEventListener('pageshow', onShow);
  onWindow.forEach(([name, listener]) => window.addEventListener(name, listener));
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('resume', onReturn);
    window.removeEventListener('pageshow', onShow);
    onWindow.forEach(([name, listener]) => window.removeEventListener(name, listener));
  };
}
