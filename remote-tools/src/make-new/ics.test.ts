import { calendarFile } from '@suite/ui/save-file';
import { entryOf, SHARES_CALENDAR } from './ics';
import { eventsOf } from './share-events';
import { beijingShare, shareOf } from './testing';

const icsOf = (events: ReturnType<typeof eventsOf>, now: number) =>
  calendarFile(SHARES_CALENDAR, events.map(entryOf), now);

const NOW = Date.parse('2026-03-11T10:00:00+08:00');

test('each event is an entry with its time in UTC and an alarm', () => {
  const text = icsOf(eventsOf(shareOf({ name: '晨光,微电' })), NOW);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines[lines.length - 2]).toBe('END:VCALENDAR');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
  expect(lines).toContain('DTSTART:20260311T013000Z');
  expect(lines).toContain('DTSTART:20260313T010000Z');
  expect(lines).toContain('DTEND:20260313T080000Z');
  expect(lines).toContain('SUMMARY:晨光\\,微电 申购');
  expect(lines).toContain('TRIGGER:-PT15M');
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(3);
});

const linesOf = (share: ReturnType<typeof shareOf>, now = NOW) => icsOf(eventsOf(share), now).split('\r\n');
const numberIn = (lines: string[], name: string) =>
  Number(lines.find((line) => line.indexOf(`${name}:`) === 0)?.replace(/\D/g, ''));

test('an application begins when its exchange begins', () => {
  expect(linesOf(shareOf({ exchange: 'SZ' }))).toContain('DTSTART:20260311T011500Z');
  expect(linesOf(beijingShare())).toContain('DTSTART:20260311T011500Z');
});

test('a date that moved says so, and its entry is the one of the old date', () => {
  const [before, after] = [
    linesOf(shareOf()),
    linesOf(shareOf({ moved_from: '2026-03-11', apply_date: '2026-03-12' })),
  ];
  const ids = (lines: string[]) => lines.filter((line) => /^UID/.test(line));
  expect(ids(after)).toEqual(ids(before));
  expect(after).toContain('SUMMARY:晨光微电 申购（已改期）');
  expect(after.join('').replace(/ /g, '')).toContain('申购日由2026-03-11改为2026-03-12。');
  expect(after).toContain('DTSTART:20260312T013000Z');
});

test('a file of a minute later takes the place of the first one, on the same day', () => {
  const [first, second] = [linesOf(shareOf()), linesOf(shareOf(), NOW + 60_000)];
  for (const name of ['SEQUENCE', 'DTSTAMP'])
    expect(numberIn(second, name)).toBeGreaterThan(numberIn(first, name));
});
