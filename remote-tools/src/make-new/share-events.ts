import type { Day, NewShare } from '@suite/api';

/** What a buyer of new shares has to do or to know on a day. */
export type EventKind = 'apply' | 'result' | 'payment' | 'listing';

export const eventKinds: readonly EventKind[] = ['apply', 'result', 'payment', 'listing'];

export const eventNames: Readonly<Record<EventKind, string>> = {
  apply: '申购',
  result: '中签',
  payment: '缴款',
  listing: '上市',
};

export interface ShareEvent {
  kind: EventKind;
  day: Day;
  share: NewShare;
}

/** In Beijing an application is paid at once: nothing is left to pay for those who win. */
export const paysAtOnce = ({ exchange }: Pick<NewShare, 'exchange'>): boolean => exchange === 'BJ';

/** The days of one share, in their order. */
export function eventsOf(share: NewShare): ShareEvent[] {
  const days: Record<EventKind, Day> = {
    apply: share.apply_date,
    result: share.result_date,
    payment: paysAtOnce(share) ? '' : share.result_date,
    listing: share.listing_date,
  };
  return eventKinds.filter((kind) => days[kind]).map((kind) => ({ kind, day: days[kind], share }));
}

/** The events of all shares by their day; on a day by kind. */
export function eventsByDay(shares: readonly NewShare[]): Map<Day, ShareEvent[]> {
  const days = new Map<Day, ShareEvent[]>();
  for (const kind of eventKinds) {
    for (const share of shares) {
      const event = eventsOf(share).filter((one) => one.kind === kind)[0];
      if (event) days.set(event.day, [...(days.get(event.day) ?? []), event]);
    }
  }
  return days;
}

/** The first and the last minute in which something can be done, as a clock shows them. */
interface Window {
  from: string;
  until: string;
}

/** When applications are taken; Shenzhen and Beijing begin a quarter of an hour earlier. */
const applying = ({ exchange }: NewShare): Window => ({
  from: exchange === 'SH' ? '09:30' : '09:15',
  until: '15:00',
});

/** When an event takes place on its day. */
export function windowOf({ kind, share }: ShareEvent): Window {
  if (kind === 'apply') return applying(share);
  if (kind === 'payment') return { from: '00:00', until: '16:00' };
  return kind === 'listing' ? { from: '09:30', until: '15:00' } : { from: '08:00', until: '24:00' };
}

/** Whether it can be done still; `time` is the time of the event's day, 14:30. */
export function timeLeft(event: ShareEvent, time: string): 'before' | 'open' | 'over' {
  const { from, until } = windowOf(event);
  if (time >= until) return 'over';
  return time < from ? 'before' : 'open';
}

/** What is to be done on the day of the event, and until when. */
export function deadlineWords(event: ShareEvent, time: string): string {
  const left = timeLeft(event, time);
  const { from, until } = windowOf(event);
  switch (event.kind) {
    case 'apply':
      if (left === 'over') return '今日申购已截止';
      return left === 'before' ? `${from} 开始申购` : `${until} 前可申购`;
    case 'result':
      return paysAtOnce(event.share) ? '公布配售结果，未配售资金退回' : '公布中签结果，请查看是否中签';
    case 'payment':
      return left === 'over' ? '缴款已截止' : `中签者 ${until} 前备足资金`;
    case 'listing':
      return left === 'over' ? '今日已上市' : `${from} 开盘，今日上市`;
  }
}

/** What an event says on a day that need not be today. */
export function dayWords(event: ShareEvent): string {
  const { kind, share } = event;
  if (kind === 'apply')
    return `代码 ${share.apply_code}，${windowOf(event).from} 至 ${windowOf(event).until}`;
  if (kind === 'payment') return `中签者 ${windowOf(event).until} 前备足资金`;
  return kind === 'result' ? '公布中签结果' : `代码 ${share.code} 上市交易`;
}

/** How far a share is. */
export type Stage = 'applying' | 'drawing' | 'waiting' | 'listed';

export const stages: readonly Stage[] = ['applying', 'drawing', 'waiting', 'listed'];

export const stageNames: Readonly<Record<Stage, string>> = {
  applying: '待申购',
  drawing: '已申购，待公布中签',
  waiting: '待上市',
  listed: '已上市',
};

export function stageOf(share: NewShare, today: Day): Stage {
  if (today <= share.apply_date) return 'applying';
  if (today <= share.result_date) return 'drawing';
  return share.listing_date && share.listing_date <= today ? 'listed' : 'waiting';
}
