/** The keyboard is on its way down for so long; between two fields it stays up. */
const CLOSING_MS = 100;

const isTyping = () => /^(?:INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '');

/**
 * Web views of iOS 12 leave the page pushed up after the keyboard has closed: taps then miss what they aim at. Scrolling
 * to where the page is puts it back.
 */
export function closeKeyboardGap(userAgent = navigator.userAgent): void {
  if (!/iPhone|iPad|iPod/.test(userAgent)) return;
  document.addEventListener('focusout', () => {
    setTimeout(() => {
      if (!isTyping()) window.scrollTo(window.scrollX, window.scrollY);
    }, CLOSING_MS);
  });
}
