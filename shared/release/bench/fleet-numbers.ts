/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many of many rare events happen, of which so many are to be expected. */
export function poisson(expected: number, random: () => number): number {
  if (expected > 50) {
    // By the normal distribution, which is close enough from there on.
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal));
  }
  const end = Math.exp(-expected);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count++;
  return count;
}
