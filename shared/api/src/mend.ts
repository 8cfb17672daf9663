/**
 * The fields of an answer that are made well-formed, beside their call: names with signs, such as
 * `list* start_date@ is_buy! teacher? score# title$`. `npm run calls -- --fix` writes them from the answer's type.
 *
 * - `*` a list
 * - `@` a day or a moment
 * - `!` a flag, 1 or 0
 * - `?` an object that may be missing
 * - `#` a number that may be missing
 * - `$` words, which pages put into sentences, and versions, which they compare
 */
type Signs = Readonly<Record<string, string | undefined>>;

function signsIn(fields: string): Signs {
  const signs: Record<string, string> = Object.create(null);
  for (const field of fields.split(' ')) {
    const name = field.replace(/\W+$/, '');
    signs[name] = field.slice(name.length);
  }
  return signs;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isThere = (value: unknown) => value !== null && value !== undefined;

/** A list without gaps: the provider sends an empty one as null, and one with gaps as an object or with nulls. */
const listOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value).filter(isThere) : []);

/** A number, also one that the provider writes as a text; null for all by which it says that there is none. */
function numberIn(value: unknown, field: string): unknown {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value !== 'string' || !value.trim()) return null;
  // What names a thing may have letters.
  return Number.isNaN(Number(value)) ? (/id$/i.test(field) ? value : null) : Number(value);
}

/** Copied into an object, these would change what the object is instead of being one of its fields. */
const dangerous = ['__proto__', 'constructor', 'prototype'];

function mended(value: unknown, field: string, signs: Signs): unknown {
  const has = (sign: string) => (signs[field] ?? '').indexOf(sign) >= 0;
  // PHP writes an object that is missing as an empty list.
  if (has('?') && Array.isArray(value)) return null;
  if (has('$') && value === null) return '';
  if (has('$') && typeof value === 'number') return String(value);
  // PHP writes flags as texts or booleans, too: "0" would count as true.
  if (has('!') && (value === '0' || value === '1' || typeof value === 'boolean')) return Number(value);
  if (has('#')) return numberIn(value, field);
  if (has('*') || Array.isArray(value)) return listIn(value, signs);
  // A database writes a date that is missing as 0000-00-00.
  if (has('@')) return typeof value === 'string' && !/^0000/.test(value) ? value : '';
  if (!isObject(value)) return value;
  const whole: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (dangerous.indexOf(name) < 0) whole[name] = mended(part, name, signs);
  }
  return whole;
}

const listIn = (value: unknown, signs: Signs): unknown[] =>
  listOf(value).map((item) => mended(item, '', signs));

/** An answer that is a list. */
export const mendedList = (value: unknown, fields: string): unknown[] => listIn(value, signsIn(fields));

/**
 * An answer that is an object, in the shape that pages rely on: lists have no gaps, days and moments are texts
 * ('' when there is none), and an answer or an object in it that is empty is null. Real providers send `[]`, `null` or
 * `""` for what they do not have; after this, pages need no guards against that.
 */
export const mendedObject = (value: unknown, fields: string): unknown =>
  isObject(value) && !Array.isArray(value) ? mended(value, '', signsIn(fields)) : null;
