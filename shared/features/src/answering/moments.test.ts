import fc from 'fast-check';
import { countdownText, momentOf, momentText, whenText } from './moments';

test('a moment survives being written, to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), (seconds) => {
      expect(momentOf(momentText(seconds * 1000 + 999))).toBe(seconds * 1000);
    }),
  );
});

test('the text is the time in Shanghai', () => {
  expect(momentText(Date.UTC(2026, 2, 11, 16, 30, 5))).toBe('2026-03-12 00:30:05');
  expect(momentOf('2026-03-12 00:30:05')).toBe(Date.UTC(2026, 2, 11, 16, 30, 5));
});

test.each([
  [''],
  ['2026-03-12'],
  ['2026-03-12T00:30:05'],
  ['2026-03-12 00:30:05.7'],
  ['x2026-03-12 00:30:05'],
  ['soon'],
])('%j is no moment', (text) => {
  expect(momentOf(text)).toBeNaN();
});

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [600_000, '10:00'],
  [3_600_000, '1:00:00'],
  [3_723_400, '1:02:04'],
])('%d ms are counted down as %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});

test('another day is named', () => {
  const now = momentOf('2026-03-12 00:10:00');
  expect(whenText(momentOf('2026-03-12 00:05:00'), now)).toBe('00:05');
  expect(whenText(momentOf('2026-03-11 23:55:00'), now)).toBe('3月11日 23:55');
});
