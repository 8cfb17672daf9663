import type { CalendarEntry } from '@suite/ui/save-file';
import { eventNames, windowOf, type ShareEvent } from './share-events';
import { priceWords } from './share-money';

/** Names the calendar of new shares. */
export const SHARES_CALENDAR = 'new-shares';

/** Time in Shanghai of an entry's beginning and end: the exchange's own window where something has to be done. */
function entryTimes(event: ShareEvent): { from: string; until: string } {
  const { from, until } = windowOf(event);
  if (event.kind === 'apply') return { from, until };
  // A transfer from a bank takes its time: the money is to be there by the end, not brought then.
  if (event.kind === 'payment') return { from: '09:00', until };
  return event.kind === 'listing' ? { from, until: '10:00' } : { from: '09:00', until: '09:30' };
}

/** An event as a date of a calendar. */
export function entryOf(event: ShareEvent): CalendarEntry {
  const { kind, day, share } = event;
  const { from, until } = entryTimes(event);
  const title = `${share.name} ${eventNames[kind]}`;
  const moved = share.moved_from ? `申购日由 ${share.moved_from} 改为 ${share.apply_date}。` : '';
  return {
    key: `${share.share_id}-${kind}`,
    title: moved ? `${title}（已改期）` : title,
    about: `${moved}申购代码 ${share.apply_code}，发行价 ${priceWords(share.price)}，请以交易所公告为准`,
    from: `${day} ${from}:00`,
    until: `${day} ${until}:00`,
  };
}
