import { folded, icsOf } from './ics';
import { eventsOf } from './share-events';
import { shareOf } from './testing';

test('each event is an entry with its time in UTC and an alarm', () => {
  const text = icsOf(eventsOf(shareOf({ name: '晨光,微电' })), '2026-03-11');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines[lines.length - 2]).toBe('END:VCALENDAR');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
  expect(lines).toContain('DTSTART:20260311T013000Z');
  expect(lines).toContain('DTSTART:20260313T073000Z');
  expect(lines).toContain('DTEND:20260313T080000Z');
  expect(lines).toContain('SUMMARY:晨光\\,微电 申购');
  expect(lines).toContain('TRIGGER:-PT15M');
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(3);
});

test.each([['a'.repeat(200)], ['新股'.repeat(60)], ['😀'.repeat(30)]])(
  'no line is longer than 75 bytes: %s',
  (line) => {
    const text = folded(line);
    for (const part of text.split('\r\n'))
      expect(encodeURIComponent(part).replace(/%../g, '.').length).toBeLessThanOrEqual(75);
    expect(text.replace(/\r\n /g, '')).toBe(line);
  },
);
