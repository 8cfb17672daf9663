/** Only resources of the page itself: a video that cannot be played says so on the page. */
const fetched = ['SCRIPT', 'LINK', 'IMG'];

function wordsOf(event: ErrorEvent): string | undefined {
  if (event.message) return event.message;
  const node = event.target as Partial<HTMLImageElement & HTMLLinkElement>;
  return fetched.includes(node.nodeName ?? '') ? `${node.src || node.href} did not load` : undefined;
}

/** Keeps what a page throws and logs as errors, for a driver that cannot listen to a console. */
export function keepErrors(): void {
  if (!navigator.webdriver) return;
  const errors: string[] = [];
  const log = console.error;
  console.error = (...words: unknown[]) => {
    errors.push(words.join(' '));
    log.apply(console, words);
  };
  // Requests that are cut off because the page is left are no errors.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const onError = (event: ErrorEvent) => {
    const words = wordsOf(event);
    if (words && !isLeft) errors.push(words);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Uncaught (in promise) ${reason}`));
  Object.assign(window, { phoneErrors: errors });
}
