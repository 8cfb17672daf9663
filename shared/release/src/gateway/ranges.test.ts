import fc from 'fast-check';
import { partOf } from './ranges';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['items=0-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=2-5', { start: 2, end: 6 }],
  ['Bytes=2-5', { start: 2, end: 6 }],
  ['bytes= 2 - 5 ', { start: 2, end: 6 }],
  ['bytes=2-', { start: 2, end: 10 }],
  ['bytes=2-99999999999999999999', { start: 2, end: 10 }],
  ['bytes=9-9', { start: 9, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-10', { start: 0, end: 10 }],
  ['bytes=-11', { start: 0, end: 10 }],
  ['bytes=10-', 'none'],
  ['bytes=10-12', 'none'],
  ['bytes=5-4', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=', 'none'],
  ['bytes=-', 'none'],
  ['bytes=a-b', 'none'],
  ['bytes=0x1-2', 'none'],
])('of ten bytes %j means %j', (header, part) => {
  expect(partOf(header, 10)).toEqual(part);
});

test('an empty body is sent whole for any range that begins at its start', () => {
  expect(partOf('bytes=0-', 0)).toBeUndefined();
  expect(partOf('bytes=0-9', 0)).toBeUndefined();
  expect(partOf('bytes=3-', 0)).toBe('none');
});

test('a part lies within the body, and parts in a row make it up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 90 }), (length, step) => {
      const body = Buffer.from(Array.from({ length }, (_, i) => i % 256));
      const parts: Buffer[] = [];
      for (let at = 0; at < length; at += step) {
        const part = partOf(`bytes=${at}-${at + step - 1}`, length);
        if (typeof part !== 'object') return false;
        parts.push(body.subarray(part.start, part.end));
      }
      return Buffer.concat(parts).equals(body);
    }),
    { seed: 7 },
  );
});
