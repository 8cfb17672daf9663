type Later = (action: () => void) => unknown;

/** Resolves after the document has loaded and the main thread is idle. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const { requestIdleCallback: whenIdle } = window as { requestIdleCallback?: Later };
    const later: Later = whenIdle ? (action) => whenIdle(action) : (action) => setTimeout(action, 1000);
    if (document.readyState === 'complete') later(resolve);
    else window.addEventListener('load', () => later(resolve), { once: true });
  });

/** Resolves with the next frame; a hidden page draws none. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
