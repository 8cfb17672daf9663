import { folded } from './calendar-file';

test.each([['a'.repeat(200)], ['新股'.repeat(60)], ['😀'.repeat(30)]])(
  'no line is longer than 75 bytes: %s',
  (line) => {
    const text = folded(line);
    for (const part of text.split('\r\n'))
      expect(encodeURIComponent(part).replace(/%../g, '.').length).toBeLessThanOrEqual(75);
    expect(text.replace(/\r\n /g, '')).toBe(line);
  },
);
