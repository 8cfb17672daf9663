import { missingGlyphs } from './missing-glyphs';

/** A font that knows these characters alone. */
const font = (known: string) => (character: string) =>
  character === '' ? 'nothing' : known.includes(character) ? `glyph ${character}` : 'box';

test.each([
  ['沈知夏', '沈知夏', []],
  ['古丽娜尔·买买提', '古丽娜尔·买提', []],
  ['王𬜬', '王', ['𬜬']],
  ['㛃㛃', '', ['㛃']],
])('of %s a font with %s lacks %j', (name, known, missing) => {
  expect(missingGlyphs(name, 'serif', font(known))).toEqual(missing);
});

test('where nothing can be drawn, nothing is said to be missing', () => {
  expect(missingGlyphs('王𬜬', 'serif', () => undefined)).toEqual([]);
});
