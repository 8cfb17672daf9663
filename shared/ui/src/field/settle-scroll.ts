const APPLE = /iP(hone|ad|od)/;

/** The messenger on iOS leaves a page shifted after its keyboard closed; scrolling in place moves it back. */
export function settleScroll(): void {
  if (APPLE.test(navigator.userAgent)) window.scrollTo(window.pageXOffset, window.pageYOffset);
}
