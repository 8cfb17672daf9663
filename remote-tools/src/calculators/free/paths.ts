/** What a thousand courses of the market are asked. */
export interface PathsPlan {
  seed: number;
  count: number;
  /** Months that are looked at. */
  months: number;
  capital: number;
  /** Taken out as each month begins. */
  needed: number[];
  /** Average yearly growth after fees, 1.05, and how far a year strays from it, 0.12. */
  growth: number;
  spread: number;
}

/** Month in which each path is empty, in order; paths that last have the number of months. */
export type PathsEnd = number[];

/**
 * Lets the market go by chance along many paths: each month's growth is log-normal. The same seed gives the same
 * paths. The function's text runs in a worker, so it uses only what stands inside it.
 */
export function simulatePaths(plan: PathsPlan): PathsEnd {
  let state = plan.seed;
  // mulberry32
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // A year's logarithm strays by this much, so that the growth itself strays by `spread`.
  const variance = Math.log(1 + (plan.spread * plan.spread) / (plan.growth * plan.growth));
  const middle = (Math.log(plan.growth) - variance / 2) / 12;
  const stray = Math.sqrt(variance / 12);
  const ends = [];
  for (let path = 0; path < plan.count; path += 1) {
    let left = plan.capital;
    let month = 0;
    while (month < plan.months && left >= (plan.needed[month] as number)) {
      const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
      left = (left - (plan.needed[month] as number)) * Math.exp(middle + stray * normal);
      month += 1;
    }
    ends.push(month);
  }
  return ends.sort((one, other) => one - other);
}

/** Simulates in a worker, made of the function's text: a script of its own would have no integrity hash. */
export function simulateAside(plan: PathsPlan): Promise<PathsEnd> {
  return new Promise((resolve) => {
    const here = () => resolve(simulatePaths(plan));
    try {
      const text = `onmessage=function(event){postMessage((${String(simulatePaths)})(event.data))}`;
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const worker = new Worker(address);
      const end = (then: () => void) => () => {
        worker.terminate();
        URL.revokeObjectURL(address);
        then();
      };
      worker.onmessage = ({ data }: MessageEvent<PathsEnd>) => end(() => resolve(data))();
      worker.onerror = end(here);
      worker.postMessage(plan);
    } catch {
      here();
    }
  });
}
