import { ReleaseError } from '../release-error';
import { changeLive, userName, type By } from '../repository/change-suite';
import type { Freeze, Settings } from '../repository/state';
import type { Store } from '../store/store';

type FreezeOptions = By & { store: Store };

/** A time of Shanghai such as `2026-12-01 09:00` in ISO form; undefined when it is none. */
export function shanghaiTimeFrom(text: string): string | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(text.trim()) ?? [];
  const at = new Date(`${day}T${time}:00+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The windows that are not over, the first of them first. */
export const freezesOf = ({ freezes = [] }: Settings): Freeze[] =>
  freezes.filter(({ to }) => Date.parse(to) > Date.now()).sort((a, b) => (a.from < b.from ? -1 : 1));

/** Sets a window in which no visitor gets another release, except by a rollback or despite it. */
export async function setFreeze({ store, from, to, ...by }: FreezeOptions & { from: string; to: string }) {
  const { why, who = userName() } = by;
  if (!why) throw new ReleaseError('FREEZE_WRONG', { fault: 'it has no reason' });
  if (to <= from || Date.parse(to) <= Date.now())
    throw new ReleaseError('FREEZE_WRONG', { fault: 'it ends before it begins, or is over' });
  return changeLive(store, by, ({ suite, settings }) => ({
    settings: {
      ...settings,
      freezes: [...freezesOf(settings), { id: suite.revision + 1, from, to, why, who }],
    },
    change: { kind: 'freeze', from, to },
  }));
}

/** Ends a window before its time. */
export async function liftFreeze({ store, id, ...by }: FreezeOptions & { id: number }) {
  return changeLive(store, by, ({ settings: { freezes: all, ...rest } }) => {
    const known = freezesOf({ freezes: all });
    const found = known.find((one) => one.id === id);
    if (!found)
      throw new ReleaseError('FREEZE_UNKNOWN', { id, known: known.map((one) => one.id).join(', ') });
    const { from, to } = found;
    const freezes = known.filter((one) => one !== found);
    const settings = { ...rest, ...(freezes.length > 0 && { freezes }) };
    return { settings, change: { kind: 'lift', from, to } };
  });
}
