import { momentOf, momentText, type DateTime } from '@suite/kernel/time';

/** A date in a calendar: an importing calendar knows it again by its key. */
export interface CalendarEntry {
  key: string;
  title: string;
  about: string;
  from: DateTime;
  until: DateTime;
}

/** Shanghai is so far ahead of UTC. */
const EAST = 8 * 3600_000;

/** A moment as this format writes it, in UTC. */
const stampText = (at: number) =>
  `${momentText(at - EAST)
    .replace(/[-:]/g, '')
    .replace(' ', 'T')}Z`;

/** Commas, semicolons and line ends mean something in this format. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

const bytesOf = (letter: string) => encodeURIComponent(letter).replace(/%../g, '.').length;

/** Breaks a line after 73 bytes at most, as the format demands; calendars join the pieces. */
export function folded(line: string): string {
  let bytes = 0;
  return Array.from(line)
    .map((letter) => {
      const more = bytesOf(letter);
      bytes += more;
      if (bytes <= 73) return letter;
      bytes = 1 + more;
      return `\r\n ${letter}`;
    })
    .join('');
}

/** Minutes since 2026: each file's entries take the place of those of an earlier one, on the same day, too. */
const sequenceAt = (now: number) => Math.max(0, Math.floor((now - momentOf('2026-01-01 00:00:00')) / 60_000));

const linesOf = (name: string, { key, title, about, from, until }: CalendarEntry, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${key}@${name}`,
  `SEQUENCE:${sequenceAt(now)}`,
  `DTSTAMP:${stampText(now)}`,
  `LAST-MODIFIED:${stampText(now)}`,
  `DTSTART:${stampText(momentOf(from))}`,
  `DTEND:${stampText(momentOf(until))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(about)}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-PT15M',
  'END:VALARM',
  'END:VEVENT',
];

/**
 * A file (.ics) that phones and computers add to their calendar; importing a later one of the same name moves and
 * updates its entries.
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//CN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(name, entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
