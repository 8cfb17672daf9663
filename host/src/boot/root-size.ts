/** Width at which the design stops growing: a tablet shows a wide phone, not a giant one. */
const WIDEST = 540;

/**
 * Makes 75 design units a rem. A WebView that scales fonts also scales the root size, so the size that
 * results is read back and corrected.
 */
export function setRootSize(): void {
  const root = document.documentElement;
  const wanted = Math.min(window.innerWidth, WIDEST) / 10;
  root.style.fontSize = `${wanted}px`;
  const actual = parseFloat(getComputedStyle(root).fontSize);
  if (actual > 0 && Math.abs(actual - wanted) > 0.1) {
    root.style.fontSize = `${(wanted * wanted) / actual}px`;
  }
}
