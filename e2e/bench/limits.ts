/** What was measured, in words, and the most that it may be. */
export interface Limited {
  name: string;
  value: number;
  limit: number;
}

/** Says which limits were missed, and lets the command end with 1 if there are any. */
export function holdLimits(measured: readonly Limited[]): void {
  const missed = measured.filter(({ value, limit }) => !(value <= limit));
  for (const { name, value, limit } of missed)
    console.error(`missed: ${name}: ${value}, at most ${limit} wanted`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
