/** As much of a registry's document as says which revision it is. */
export const BEGINNING = 64;

/**
 * The revision that the beginning of a registry's document gives: whoever has that revision already
 * need not fetch the rest. Nothing when the text is cut before its end, or no registry.
 */
export function revisionAtBeginning(text: string): number | undefined {
  const found = /^\{"schema":\d+,"revision":(\d+),/.exec(text);
  return found ? Number(found[1]) : undefined;
}
