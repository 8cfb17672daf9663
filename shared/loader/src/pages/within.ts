/** A promise with a time limit: a load that hangs fails, so that it can be tried again. */
export function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${limit / 1000} s`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
