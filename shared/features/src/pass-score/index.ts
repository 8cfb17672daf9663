/** Under this key the pages of the course keep the pass score of the chapter that was opened last. */
const KEY = 'pass_chapter_score';

const sensible = (score: unknown): score is number =>
  typeof score === 'number' && Number.isFinite(score) && score >= 0;

/** Keeps the pass score of the chapter under way. */
export function keepPassScore(score: number): void {
  if (!sensible(score)) return;
  try {
    localStorage.setItem(KEY, String(score));
  } catch {
    // Without storage the provider's word alone decides.
  }
}

/** The pass score that was kept last; nothing when there is none or it is no score. */
export function keptPassScore(): number | undefined {
  try {
    const text = localStorage.getItem(KEY);
    const score = text?.trim() ? Number(text) : undefined;
    return sensible(score) ? score : undefined;
  } catch {
    return undefined;
  }
}

/** The pass score of a chapter: as the provider says, else as it was kept. */
export const passScoreOf = (info: { pass_chapter_score?: number } | null | undefined): number | undefined =>
  sensible(info?.pass_chapter_score) ? info.pass_chapter_score : keptPassScore();
