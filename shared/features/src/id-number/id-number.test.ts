import fc from 'fast-check';
import { idNumberText, isIdNumber } from '.';

const TODAY = '2026-03-11';

test.each([
  ['610113199411110629', true, 'an ordinary number'],
  ['330102199003070010', false, 'a wrong last sign'],
  ['810000199408230021', true, 'a resident from Hong Kong'],
  ['820000199408230029', false, 'the same with a wrong last sign'],
  ['830000199201300022', true, 'a resident from Taiwan'],
  ['610113199402300629', false, 'a day that does not exist'],
  ['610113209411110629', false, 'a day of birth in the future'],
  ['61011319941111062', false, 'a sign too few'],
  ['61011319941111062x', false, 'a small letter'],
  ['', false, 'nothing'],
])('%s: %s, %s', (text, expected) => {
  expect(isIdNumber(text, TODAY)).toBe(expected);
});

test('a single wrong digit is always found', () => {
  const known = '610113199411110629';
  fc.assert(
    fc.property(fc.nat(16), fc.nat(9), (at, digit) => {
      const other = known.slice(0, at) + String(digit) + known.slice(at + 1);
      expect(isIdNumber(other, TODAY)).toBe(other === known);
    }),
  );
});

test.each([
  ['6101 1319 9411 1106 29', '610113199411110629'],
  ['33010219900307001x', '33010219900307001X'],
  ['6101131994111106290', '610113199411110629'],
  ['３３０１０２１９９００３０７００１ｘ', '33010219900307001X'],
])('%j is understood as %s', (typed, text) => expect(idNumberText(typed)).toBe(text));
