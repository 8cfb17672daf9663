import type { Areas } from '@suite/api';

/** Number of levels: 2 for province and city, 3 with the county. */
export type AreaDepth = 2 | 3;

const lists = ['province_list', 'city_list', 'area_list'] as const;

/** Leading digits of a code that its subordinate units share, by level. */
const digits = [0, 2, 4];

/** The units to choose from on the next level, as pairs of code and name. */
export function areasWithin(areas: Areas, chosen: readonly string[]): [code: string, name: string][] {
  const level = chosen.length;
  const list = lists[level];
  if (!list) return [];
  const above = chosen[level - 1]?.slice(0, digits[level]) ?? '';
  return Object.entries(areas[list])
    .filter(([code]) => code.slice(0, above.length) === above)
    .sort(([one], [other]) => Number(one) - Number(other));
}

/** The codes down to the first that the lists do not have: the unit was renamed since, or has no parts. */
export function knownCodes(areas: Areas, codes: readonly string[]): readonly string[] {
  const unknown = codes.findIndex(
    (code, level) => !areasWithin(areas, codes.slice(0, level)).some(([one]) => one === code),
  );
  return unknown < 0 ? codes : codes.slice(0, unknown);
}

/** The names of codes from the province down; '' when one of them is unknown. */
export function areaNames(areas: Areas, codes: readonly string[]): string {
  // A unit without subordinate ones stands for them, too.
  const own = codes.filter((code, level) => code !== codes[level - 1]);
  const names = own.map((code, level) => areas[lists[level] ?? 'area_list'][code] ?? '');
  if (names.some((name) => !name)) return '';
  return names.filter((name, at) => name !== names[at - 1]).join(' ');
}
