const APPLE = /iP(hone|ad|od)/;

/** On iOS the messenger leaves the page shifted when the keyboard closes; scrolling in place moves it back. */
export function settleScroll(): void {
  if (APPLE.test(navigator.userAgent)) window.scrollTo(window.pageXOffset, window.pageYOffset);
}
