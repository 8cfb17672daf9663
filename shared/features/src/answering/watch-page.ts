/** What happens to a page while it is open. */
export interface PageLife {
  /** It goes out of sight, perhaps for ever: an engine need not tell anything later. */
  onLeave: () => void;
  onReturn: () => void;
  onOnline: () => void;
  onOffline: () => void;
}

/** Follows the page's life; the result ends it. */
export function watchPage({ onLeave, onReturn, onOnline, onOffline }: PageLife): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  const onShow = (event: PageTransitionEvent) => event.persisted && onReturn();
  const onWindow: [string, () => void][] = [
    ['pagehide', onLeave],
    // Two windows side by side: both stay visible, and only the focus moves.
    ['focus', onReturn],
    ['online', onOnline],
    ['offline', onOffline],
  ];
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  onWindow.forEach(([name, listener]) => window.addEventListener(name, listener));
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
    onWindow.forEach(([name, listener]) => window.removeEventListener(name, listener));
  };
}
