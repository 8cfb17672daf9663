/** How long the server's "unpaid" is good enough to pay on. */
export const FRESH = 10_000;

/** Longest time of one verification. */
export const ASKING_LIMIT = 60_000;

/** Waits between the questions of a verification; the last one repeats. */
export const DELAYS = [1000, 1000, 2000, 3000, 5000, 8000];

/** Waits between the questions after a pay sheet was closed, which are three within 4 s. */
export const GONE_DELAYS = [1000, 2000];
export const GONE_ASKS = 3;

/** So often the server must say that it has no such order: one that was just made may be known a moment later. */
export const MISSING_ASKS = 3;

/** Wait between the questions about an order whose verification ran out, or that was closed. */
export const SLOW = 15_000;

/** A pay sheet that has not called back by then is asked about. */
export const SHEET_LIMIT = 30_000;

/** A page that is still there by then did not get to the cashier. */
export const CASHIER_LIMIT = 3000;

/** How often one tap sends the creation of an order. */
export const CREATE_TRIES = 4;
