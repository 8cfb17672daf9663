/** Bytes at a registry's beginning that are enough to read its revision. */
export const BEGINNING = 64;

/**
 * The revision in the beginning of a registry's text: a page that has this revision need not fetch the rest.
 * Undefined when the number is cut off, or when the text is no registry.
 */
export function revisionAtBeginning(text: string): number | undefined {
  const found = /^\{"schema":\d+,"revision":(\d+),/.exec(text);
  return found ? Number(found[1]) : undefined;
}
