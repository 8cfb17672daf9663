/** The address at which everyone can pay an order in a browser; what else is in this page's address stays here. */
export const payLink = (path: string): string => `${window.location.href.split(/[?#]/)[0] ?? ''}#${path}`;
