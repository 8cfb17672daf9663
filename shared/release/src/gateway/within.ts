/** Waits for a work for at most `limit` ms, and tells whether it ended. The work goes on after that. */
export async function within(limit: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, limit, false)));
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
