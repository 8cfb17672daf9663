import type { Day } from '@suite/api';
import { eventNames, type EventKind, type ShareEvent } from './share-events';
import { priceWords } from './share-money';

/** Times in UTC: half past nine to three for trading, the last half hour for a payment. */
const times: Readonly<Record<EventKind, readonly [from: string, until: string]>> = {
  apply: ['013000', '070000'],
  result: ['010000', '013000'],
  payment: ['073000', '080000'],
  listing: ['013000', '020000'],
};

const compact = (day: Day) => day.split('-').join('');

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

function entryOf({ kind, day, share }: ShareEvent, stamp: string): string[] {
  const [from, until] = times[kind];
  const title = `${share.name} ${eventNames[kind]}`;
  const about = `申购代码 ${share.apply_code}，发行价 ${priceWords(share.price)}，请以交易所公告为准`;
  return [
    'BEGIN:VEVENT',
    `UID:${share.share_id}-${kind}@new-shares`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${compact(day)}T${from}Z`,
    `DTEND:${compact(day)}T${until}Z`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(about)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A file that phones and computers add to their calendar; importing it again updates its entries. */
export function icsOf(events: readonly ShareEvent[], today: Day): string {
  const stamp = `${compact(today)}T000000Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//new-shares//CN',
    'CALSCALE:GREGORIAN',
    ...events.reduce<string[]>((all, event) => all.concat(entryOf(event, stamp)), []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
