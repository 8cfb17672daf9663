const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Taps as in a page, outside of `act`, and gives what is there before the next frame: nothing of a transition is. */
export async function shownAtOnce<Shown>(button: HTMLElement, look: () => Shown): Promise<Shown> {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    button.click();
    // React shows in a microtask what a tap changes, and in a later task what a transition does.
    await Promise.resolve();
    return look();
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
