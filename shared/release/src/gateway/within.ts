/** Waits for a work for at most `limit` ms. The work goes on after that. */
export async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
