import { dayAt, daysBetween, type Day } from '@suite/kernel/time';

/** A value and the day since which it holds. */
interface Version<Value> {
  from: Day;
  value: Value;
}

/** A published figure with its history: when each value began, who says so, and when somebody last looked. */
export interface DatedRule<Value> {
  name: string;
  source: string;
  /** Oldest first. */
  versions: readonly [Version<Value>, ...Version<Value>[]];
  /** On this day the newest version was the published one. */
  checked: Day;
  /** Days after the check for which nothing new is expected. */
  fresh: number;
  /** Last day on which the newest version holds, where its document names one. */
  until?: Day;
}

/** The version that holds on a day; before the first one it is the first one. */
export function versionOn<Value>({ versions }: DatedRule<Value>, day: Day): Version<Value> {
  const begun = versions.filter(({ from }) => from <= day);
  return begun[begun.length - 1] ?? versions[0];
}

/** The newest value: the table holds no values that begin later than their check. */
export const newestValue = <Value>({ versions }: DatedRule<Value>): Value =>
  (versions[versions.length - 1] as Version<Value>).value;

/** Says that a figure is old, or that its time is over; '' while it can be trusted. */
export function ageWords({ checked, fresh, until }: DatedRule<unknown>, today = dayAt(Date.now())): string {
  if (until && until < today) return `有效期到 ${until}，已经过期，请按最新公布的核对`;
  const age = daysBetween(checked, today);
  return age > fresh ? `这是 ${age} 天前的数据，可能已有变化，请按最新公布的核对` : '';
}
