import fc from 'fast-check';
import { splitSigned, withSignatures } from './signed-text';

const signatures = [{ key: 'a', value: 'x+/=' }];

test('what was signed comes back byte for byte, and the whole is still JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }), (value) => {
      const text = JSON.stringify(value);
      const whole = withSignatures(text, signatures);
      expect(splitSigned(`${whole}\n`)).toEqual({ text, signatures });
      expect(JSON.parse(whole)).toEqual({ ...value, signatures });
    }),
    { seed: 7 },
  );
});

test('without signatures a text stays as it is', () => {
  expect(withSignatures('{"a":1}', [])).toBe('{"a":1}');
  expect(splitSigned('{"a":1}\n')).toEqual({ text: '{"a":1}', signatures: [] });
});

test.each([
  '',
  '<html>',
  '{"revisions":[1]}',
  '{"a":",\\"signatures\\":"}',
  '{"a":1,"signatures":{}}',
  '{"a":1,"signatures":[}',
])('in %j nothing is signed', (text) => {
  expect(splitSigned(text).signatures).toEqual([]);
});

test('a signature in the middle of the document does not count', () => {
  const { text } = splitSigned('{"a":1,"signatures":[],"b":2}');
  expect(text).toBe('{"a":1,"signatures":[],"b":2}');
});
