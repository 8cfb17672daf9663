/** A part of a body: its first byte and the one after its last. */
export interface Part {
  start: number;
  end: number;
}

// range-parser refuses the last 11 bytes of ten, for which RFC 9110 wants the whole body.
const one = /^bytes=\s*(?:(\d+)\s*-\s*(\d*)|-\s*(\d+))\s*$/i;

/**
 * The part of a body that a `Range` header asks for. Undefined means the whole body: the header is absent,
 * has another unit or asks for several parts. `'none'` means that the body has no such part.
 */
export function partOf(header: string | undefined, length: number): Part | 'none' | undefined {
  if (!header || !/^bytes=/i.test(header) || header.includes(',')) return undefined;
  const [matched, first, last, suffix] = one.exec(header) ?? [];
  if (matched === undefined) return 'none';
  const part =
    suffix === undefined
      ? { start: Number(first), end: last ? Math.min(Number(last) + 1, length) : length }
      : { start: Math.max(0, length - Number(suffix)), end: length };
  if (part.start < part.end) return part;
  // An empty file is sent whole instead of being refused.
  return length === 0 && part.start === 0 ? undefined : 'none';
}
