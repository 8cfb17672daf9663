import type Big from 'big.js';
import { portion, roundedFen, wholeFen, type Fen } from '../money';
import { periodFactor, powerOf, Precise } from '../power';
import type { PathsPlan } from './paths';

/** The way to living on one's capital, and the time after. Yearly rates are effective (年化). */
export interface FreedomPlan {
  /** Spent in a month, in money of today. */
  spending: Fen;
  /** Capital that is there already. */
  savings: Fen;
  /** Saved every month until the capital is enough. */
  saving: Fen;
  /** Percent a year that the capital earns. */
  annualReturn: string;
  /** Percent of the capital that fees take in a year. */
  fee: string;
  /** Percent of the capital that is spent in a year. */
  withdrawal: string;
  /** Percent a year by which spending grows. */
  inflation: string;
  /** Pension of a month, in money of today, and the years from now in which it begins. */
  pension: Fen;
  pensionIn: number;
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

/** A capital that lasts longer than this counts as enough. */
const LASTING_AT_MOST = 100 * 12;

/** The capital whose yearly share pays a year's spending. */
export const capitalFor = (spending: Fen, withdrawal: string): Fen => portion(spending, 1200, withdrawal);

/** Growth in a month: what the capital earns after fees. */
const monthlyGrowth = ({ annualReturn, fee }: FreedomPlan): Big =>
  periodFactor(
    new Precise(annualReturn).plus(100).times(new Precise(100).minus(fee)).div(100).minus(100),
    12,
  );

/** What an amount becomes that grows by a factor each month, rounded half-up to the fen. */
function growing(factor: Big): (amount: Fen, months?: number) => Fen {
  const near = Number(factor);
  return (amount, months = 1) =>
    // Each month adds its part to the error of the engine's numbers.
    roundedFen(amount * Math.pow(near, months), months * 1e-15, () =>
      wholeFen(powerOf(factor, months).times(amount)),
    );
}

/** Month by month, until the capital is enough; each month is rounded half-up to the fen. */
export function wayOf(plan: FreedomPlan): FreedomMonth[] {
  const { spending, savings, saving, withdrawal, inflation } = plan;
  const [grown, dearer] = [growing(monthlyGrowth(plan)), growing(periodFactor(inflation, 12))];
  let month: FreedomMonth = { number: 0, capital: savings, goal: capitalFor(spending, withdrawal) };
  const way = [month];
  while (month.capital < month.goal && month.number < MONTHS_AT_MOST) {
    month = {
      number: month.number + 1,
      capital: grown(month.capital) + saving,
      goal: dearer(month.goal),
    };
    way.push(month);
  }
  return way;
}

/** The end of a year, or of the last month, of living on the capital. */
interface FreeYear {
  /** Months since the beginning of that time. */
  months: number;
  capital: Fen;
  /** Taken out since the line before. */
  spent: Fen;
}

/** The time after: how many whole months the capital lasts, and its years. */
export interface FreeTime {
  /** Undefined when it lasts longer than is looked at. */
  lasts: number | undefined;
  years: FreeYear[];
}

/** Lives on a capital from a month on: spending is taken out as a month begins, what is left earns. */
export function liveOn(plan: FreedomPlan, capital: Fen, from: number): FreeTime {
  const [grown, priceOf] = [growing(monthlyGrowth(plan)), growing(periodFactor(plan.inflation, 12))];
  const years: FreeYear[] = [{ months: 0, capital, spent: 0 }];
  let [left, spent] = [capital, 0];
  for (let month = 0; month < LASTING_AT_MOST; month += 1) {
    const pension = from + month >= plan.pensionIn * 12 ? plan.pension : 0;
    const needed = priceOf(plan.spending - pension, from + month);
    if (left < needed) {
      years.push({ months: month, capital: left, spent });
      return { lasts: month, years };
    }
    spent += needed;
    left = grown(left - needed);
    if ((month + 1) % 12 === 0) {
      years.push({ months: month + 1, capital: left, spent });
      spent = 0;
    }
  }
  return { lasts: undefined, years };
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

/** Months that the simulation looks at. */
const PATH_MONTHS = 50 * 12;

/** A thousand courses of the market from the beginning of the time after; the same inputs give the same ones. */
export function pathsPlan({ plan, way, months, spread }: PathsInput): PathsPlan {
  const start = months === undefined ? (way[0] as FreedomMonth) : (way[way.length - 1] as FreedomMonth);
  const rise = Number(periodFactor(plan.inflation, 12));
  return {
    seed: 20_260_101,
    count: 1000,
    months: PATH_MONTHS,
    capital: start.capital,
    needed: Array.from({ length: PATH_MONTHS }, (_, month) => {
      const at = start.number + month;
      return (plan.spending - (at >= plan.pensionIn * 12 ? plan.pension : 0)) * Math.pow(rise, at);
    }),
    growth: Math.pow(Number(monthlyGrowth(plan)), 12),
    spread: Number(spread) / 100,
  };
}

interface PathsInput {
  plan: FreedomPlan;
  way: FreedomMonth[];
  months: number | undefined;
  spread: string;
}
