/** Width at which text and controls stop growing: a wider screen shows more, not everything larger. */
const WIDEST = 430;

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

/** Corrects the root's own size where a rem is not as many pixels as the document's styles say. */
function correct(): void {
  const { style } = document.documentElement;
  style.fontSize = '';
  const wanted = Math.min(window.innerWidth, WIDEST) / 10;
  const actual = remSize();
  if (actual > 0 && Math.abs(actual - wanted) > 0.1) style.fontSize = `${(wanted * wanted) / actual}px`;
}

/**
 * Keeps 75 design units a rem, as the document's styles make them. In some WebViews that enlarge text a rem grows
 * with it, so the rem that results is measured and corrected: the text may grow, and the layout keeps to the screen.
 */
export function keepRootSize(): void {
  // Measuring makes the browser calculate styles, which the first frame needs anyway.
  requestAnimationFrame(correct);
  addEventListener('resize', correct);
  // The phone may have been turned while the browser kept the page.
  addEventListener('pageshow', ({ persisted }) => persisted && correct());
}
