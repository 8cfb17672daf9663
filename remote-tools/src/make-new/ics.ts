import type { Day } from '@suite/api';
import { momentOf, momentText } from '@suite/kernel/time';
import { eventNames, windowOf, type ShareEvent } from './share-events';
import { priceWords } from './share-money';

/** Time in Shanghai of an entry's beginning and end: the exchange's own window where something has to be done. */
function entryTimes(event: ShareEvent): { from: string; until: string } {
  const { from, until } = windowOf(event);
  if (event.kind === 'apply') return { from, until };
  // A transfer from a bank takes its time: the money is to be there by the end, not brought then.
  if (event.kind === 'payment') return { from: '09:00', until };
  return event.kind === 'listing' ? { from, until: '10:00' } : { from: '09:00', until: '09:30' };
}

/** Shanghai is so far ahead of UTC. */
const EAST = 8 * 3600_000;

/** A moment as this format writes it, in UTC. */
const stampText = (at: number) =>
  `${momentText(at - EAST)
    .replace(/[-:]/g, '')
    .replace(' ', 'T')}Z`;

const momentIn = (day: Day, time: string) => stampText(momentOf(`${day} ${time}:00`));

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

function entryOf(event: ShareEvent, now: number): string[] {
  const { kind, day, share } = event;
  const { from, until } = entryTimes(event);
  const title = `${share.name} ${eventNames[kind]}`;
  const moved = share.moved_from ? `申购日由 ${share.moved_from} 改为 ${share.apply_date}。` : '';
  const about = `${moved}申购代码 ${share.apply_code}，发行价 ${priceWords(share.price)}，请以交易所公告为准`;
  return [
    'BEGIN:VEVENT',
    `UID:${share.share_id}-${kind}@new-shares`,
    `SEQUENCE:${sequenceAt(now)}`,
    `DTSTAMP:${stampText(now)}`,
    `LAST-MODIFIED:${stampText(now)}`,
    `DTSTART:${momentIn(day, from)}`,
    `DTEND:${momentIn(day, until)}`,
    `SUMMARY:${escaped(moved ? `${title}（已改期）` : title)}`,
    `DESCRIPTION:${escaped(about)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A file that phones and computers add to their calendar; importing a later one moves and updates its entries. */
export function icsOf(events: readonly ShareEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//new-shares//CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => entryOf(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
