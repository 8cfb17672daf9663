/** Calls back when the page is hidden or left, the last moments at which something can be told; gives the end of it. */
export function onLeaving(leave: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', leave);
  };
}
