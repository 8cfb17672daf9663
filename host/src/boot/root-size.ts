/** Width at which the design stops growing: a tablet shows a wide phone, not a giant one. */
const WIDEST = 540;

/** The pixels of a rem: where a WebView enlarges text, the root's own size may say more than a rem has. */
function remSize(): number {
  const probe = document.createElement('i');
  probe.style.display = 'none';
  probe.style.width = '1rem';
  document.head.appendChild(probe);
  const size = parseFloat(getComputedStyle(probe).width);
  document.head.removeChild(probe);
  return size;
}

/**
 * Makes 75 design units a rem. In some WebViews that enlarge text a rem grows with it, so the rem that
 * results is measured and corrected: the text may grow, and the layout keeps to the screen.
 */
export function setRootSize(): void {
  const root = document.documentElement;
  const wanted = Math.min(window.innerWidth, WIDEST) / 10;
  root.style.fontSize = `${wanted}px`;
  const actual = remSize();
  if (actual > 0 && Math.abs(actual - wanted) > 0.1) {
    root.style.fontSize = `${(wanted * wanted) / actual}px`;
  }
}
