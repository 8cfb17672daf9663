/** Maps with a bounded number of works at a time: a release may have more files than a process may open. */
export async function concurrently<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  width = 16,
): Promise<Result[]> {
  const queue = [...items].entries();
  const results: Result[] = [];
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
