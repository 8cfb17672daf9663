import { namedText } from '@suite/kernel';

/** The specification's key for the pass score of the chapter that was opened last. */
const kept = namedText('device', 'pass_chapter_score');

const sensible = (score: unknown): score is number =>
  typeof score === 'number' && Number.isFinite(score) && score >= 0;

/** Keeps the pass score of the chapter under way. */
export function keepPassScore(score: number): void {
  if (sensible(score)) kept.save(String(score));
}

/** The pass score that was kept last; undefined when there is none or it is no score. */
export function keptPassScore(): number | undefined {
  const text = kept.read();
  const score = text?.trim() ? Number(text) : undefined;
  return sensible(score) ? score : undefined;
}

/** The pass score of a chapter: the provider's, else the one that was kept. */
export const passScoreOf = (info: { pass_chapter_score?: number } | null | undefined): number | undefined =>
  sensible(info?.pass_chapter_score) ? info.pass_chapter_score : keptPassScore();
