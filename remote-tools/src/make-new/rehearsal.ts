import type { Day, NewShare } from '@suite/api';
import type { Fen } from '../calculators/money';
import { paysAtOnce } from './share-events';
import { isPriced, unitCost, wholeCost } from './share-money';

/** Money that has to be in the account on a day, or that comes back to it. */
export interface Movement {
  kind: 'pay' | 'freeze' | 'release';
  share: NewShare;
  /** Undefined while the price is not published. */
  amount: Fen | undefined;
  /** Time of the day by which it has to be there. */
  deadline: string;
}

/** One day of the rehearsal. */
export interface RehearsalDay {
  day: Day;
  movements: Movement[];
  /** What has to be there on this day. */
  needed: Fen;
  /** What is there before the payments of the day, after what came back. */
  available: Fen;
  /** What is missing; 0 when there is enough. */
  missing: Fen;
  /** Shares whose payment after a win cannot be made: unlike an application left out, that has consequences. */
  missed: NewShare[];
  /** More than one share asks for money on this day. */
  isCrowded: boolean;
}

export interface Rehearsal {
  days: RehearsalDay[];
  /** The least cash with which no day lacks any: what was paid stays paid, what is frozen is out until it returns. */
  least: Fen;
  /** What the shares cost if each of them wins one unit. */
  cost: Fen;
  /** Marked shares whose price is not published: their cost is not counted. */
  unpriced: NewShare[];
}

/** Every share is taken as won with one unit; in Beijing the whole application is frozen, and comes back. */
function movementsOf(share: NewShare): (Movement & { day: Day })[] {
  if (!paysAtOnce(share)) {
    return [{ kind: 'pay', share, amount: unitCost(share), deadline: '16:00', day: share.result_date }];
  }
  const all = wholeCost(share);
  const kept = unitCost(share);
  const back = all === undefined || kept === undefined ? undefined : all - kept;
  return [
    { kind: 'freeze', share, amount: all, deadline: '15:00', day: share.apply_date },
    { kind: 'release', share, amount: back, deadline: '', day: share.result_date },
  ];
}

const sumOf = (movements: readonly Movement[]) =>
  movements.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** The payments for which the cash of their day does not suffice; payments go before new applications. */
function missedIn(movements: readonly Movement[], cash: Fen): NewShare[] {
  let left = cash;
  return movements
    .filter(({ kind, amount = 0 }) => {
      if (kind !== 'pay') return false;
      if (amount > left) return true;
      left -= amount;
      return false;
    })
    .map(({ share }) => share);
}

/** Lays out what money the marked shares ask for, day by day, if `cash` is there at first. */
export function rehearse(shares: readonly NewShare[], cash: Fen): Rehearsal {
  const movements = shares.flatMap(movementsOf);
  const days = [...new Set(movements.map(({ day }) => day))].sort();
  let available = cash;
  // Cash that is out at the time, and the most that ever is.
  let [out, least] = [0, 0];
  const laidOut = days.map((day) => {
    const ofDay = movements.filter((movement) => movement.day === day);
    const asked = ofDay.filter(({ kind }) => kind !== 'release');
    const needed = sumOf(asked);
    const back = sumOf(ofDay.filter(({ kind }) => kind === 'release'));
    available += back;
    out += needed - back;
    least = Math.max(least, out);
    const before = available;
    // What is missing is taken as brought: each day then says what it lacks by itself.
    available = Math.max(0, available - needed);
    return {
      day,
      movements: ofDay.map(({ kind, share, amount, deadline }) => ({ kind, share, amount, deadline })),
      needed,
      available: before,
      missing: Math.max(0, needed - before),
      missed: missedIn(ofDay, before),
      isCrowded: asked.length > 1,
    };
  });
  return {
    days: laidOut,
    least,
    cost: shares.reduce((sum, share) => sum + (unitCost(share) ?? 0), 0),
    unpriced: shares.filter(({ price }) => !isPriced(price)),
  };
}
