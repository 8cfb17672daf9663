/** Minimum, median and maximum of a series of times. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** The middle of a series; of an even one the mean of the middle two. */
export function medianOf(values: readonly number[]): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2)];
  return ((sorted[low] as number) + (sorted[high] as number)) / 2;
}

/** The spread of a series, in whole milliseconds. */
export function spreadOf(values: readonly number[]): Spread {
  return {
    min: Math.round(Math.min(...values)),
    median: Math.round(medianOf(values)),
    max: Math.round(Math.max(...values)),
  };
}

/** A ratio as it is printed and compared. */
export const ratioOf = (value: number, base: number): number => Math.round((value / base) * 1000) / 1000;

/** The list from another starting point, so that each round begins with another entry. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
