/** Waits for a work, but not longer than that; the work goes on. */
export async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
