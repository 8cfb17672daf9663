const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');
const segmentsOf = (path: string) => (trimmed(path) === '' ? [] : trimmed(path).split('/'));
const isParam = (segment: string) => segment.charAt(0) === ':';
const isOptional = (segment: string) => segment.charAt(segment.length - 1) === '?';

/** Every concrete form of a pattern: optional segments present or left out. */
function formsOf(pattern: string[]): string[][] {
  const at = pattern.findIndex(isOptional);
  if (at < 0) return [pattern];
  const before = pattern.slice(0, at);
  const after = pattern.slice(at + 1);
  const present = (pattern[at] as string).slice(0, -1);
  return [...formsOf([...before, present, ...after]), ...formsOf([...before, ...after])];
}

function scoreOf(form: string[], path: string[]): number {
  if (form.length !== path.length) return -1;
  let score = 0;
  for (let i = 0; i < form.length; i++) {
    const segment = form[i] as string;
    if (isParam(segment)) score += 3;
    else if (segment.toLowerCase() === (path[i] as string).toLowerCase()) score += 10;
    else return -1;
  }
  return score;
}

/**
 * The row whose pattern fits a path best, ranked as the router ranks. The inline loader runs this before any
 * library has loaded, so it uses none.
 */
export function matchRoute<Row extends { path: string }>(
  rows: readonly Row[],
  path: string,
): Row | undefined {
  const segments = segmentsOf(path);
  let best: Row | undefined;
  let bestScore = -1;
  for (const row of rows) {
    for (const form of formsOf(segmentsOf(row.path))) {
      const score = scoreOf(form, segments);
      if (score > bestScore) {
        best = row;
        bestScore = score;
      }
    }
  }
  return best;
}

/** The path inside a hash address: `#/video?id=1` is `/video`. */
export function pathOfHash(hash: string): string {
  const path = hash.replace(/^#/, '').split('?')[0] as string;
  return path.charAt(0) === '/' ? path : `/${path}`;
}
