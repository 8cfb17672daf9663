import { portion, type Fen } from '../money';

/** The way to living on one's capital. */
export interface FreedomPlan {
  /** Spent in a month, in money of today. */
  spending: Fen;
  /** Capital that is there already. */
  savings: Fen;
  /** Saved every month. */
  saving: Fen;
  /** Percent a year that the capital earns. */
  annualReturn: string;
  /** Percent of the capital that is spent in a year. */
  withdrawal: string;
  /** Percent a year by which spending grows. */
  inflation: string;
}

/** A month on the way. */
export interface FreedomMonth {
  /** Counted from today. */
  number: number;
  capital: Fen;
  /** The capital that is needed by then. */
  goal: Fen;
}

/** A goal that takes longer than this counts as out of reach. */
export const MONTHS_AT_MOST = 60 * 12;

/** The capital whose yearly share pays a year's spending. */
export const capitalFor = (spending: Fen, withdrawal: string): Fen => portion(spending, 1200, withdrawal);

/** A yearly percentage as a monthly factor: `amount × (1200 + rate) ÷ 1200`. */
const grown = (amount: Fen, annualRate: string): Fen => portion(amount, 1200 + Number(annualRate), 1200);

/** Month by month, until the capital is enough; each month is rounded half-up to the fen. */
export function wayOf(plan: FreedomPlan): FreedomMonth[] {
  const { spending, savings, saving, annualReturn, withdrawal, inflation } = plan;
  let month: FreedomMonth = { number: 0, capital: savings, goal: capitalFor(spending, withdrawal) };
  const way = [month];
  while (month.capital < month.goal && month.number < MONTHS_AT_MOST) {
    month = {
      number: month.number + 1,
      capital: grown(month.capital, annualReturn) + saving,
      goal: grown(month.goal, inflation),
    };
    way.push(month);
  }
  return way;
}

/** When the capital is enough, in months with their fractions; undefined if not in time. */
export function arrivalOf(way: FreedomMonth[]): number | undefined {
  const last = way[way.length - 1] as FreedomMonth;
  const before = way[way.length - 2];
  if (last.capital < last.goal) return undefined;
  if (!before) return 0;
  const lacked = before.goal - before.capital;
  return before.number + lacked / (lacked + last.capital - last.goal);
}

const DAYS_IN_MONTH = 365 / 12;

/**
 * Days by which so much more saved a day brings the goal nearer; undefined while it is out of reach. The arrival
 * without it is given by callers that know it: a way is hundreds of exact months.
 */
export function daysSooner(
  plan: FreedomPlan,
  aDay: Fen,
  before = arrivalOf(wayOf(plan)),
): number | undefined {
  const after = arrivalOf(wayOf({ ...plan, saving: plan.saving + Math.round(aDay * DAYS_IN_MONTH) }));
  if (before === undefined || after === undefined) return undefined;
  return Math.round((before - after) * DAYS_IN_MONTH);
}
