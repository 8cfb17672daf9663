/** Bounds `p-map`: a release may have more files than a process may open at a time. */
export const FILES_AT_ONCE = { concurrency: 16 };
