/** Loads the whole page again. */
export const reload = (): void => window.location.reload();
