const trimmed = (path: string) => path.replace(/^\/|\/+$/g, '');
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
  return formsOf(before.concat(present, after)).concat(formsOf(before.concat(after)));
}

function scoreOf(form: string[], path: string[]): number {
  if (form.length !== path.length) return -1;
  let score = 0;
  for (let i = 0; i < form.length; i++) {
    const segment = form[i] as string;
    if (isParam(segment) && path[i]) score += 3;
    else if (segment.toLowerCase() === (path[i] as string).toLowerCase()) score += 10;
    else return -1;
  }
  return score;
}

const firstOf = (path: string) => (path.split('/')[1] || '').toLowerCase();

/**
 * The row whose pattern fits a path best, ranked as the router ranks. The inline loader runs this before any
 * library has loaded, so it uses none; in the loader's old JavaScript `for of` would bring a helper along.
 */
export function matchRoute<Row extends { path: string }>(
  rows: readonly Row[],
  path: string,
): Row | undefined {
  const segments = segmentsOf(path);
  const first = (segments[0] || '').toLowerCase();
  let best: Row | undefined;
  let bestScore = -1;
  rows.forEach((row) => {
    // Most of the suite's patterns begin with another word; taking them apart would cost a phone some milliseconds.
    if (row.path.charAt(1) !== ':' && firstOf(row.path) !== first) return;
    formsOf(segmentsOf(row.path)).forEach((form) => {
      const score = scoreOf(form, segments);
      if (score > bestScore) {
        best = row;
        bestScore = score;
      }
    });
  });
  return best;
}

/** The path inside a hash address: `#/video?id=1` is `/video`, and so is `#/video#part`. */
export function pathOfHash(hash: string): string {
  return `/${(/^#?\/?([^?#]*)/.exec(hash) as RegExpExecArray)[1] as string}`;
}
