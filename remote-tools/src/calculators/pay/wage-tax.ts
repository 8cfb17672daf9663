import { portion, type Fen } from '../money';
import { newestValue } from '../rules/dated-rule';
import { wageTax } from '../rules/table';

const { steps, freeMonthly } = newestValue(wageTax);
const FEN = 100;

/** What is free of tax in a month. */
export const FREE_MONTHLY: Fen = freeMonthly * FEN;

/** A step with its end in fen and the sum that its lower steps spare (速算扣除数). */
interface Step {
  upTo: Fen;
  percent: number;
  spared: Fen;
}

/** Steps in fen; `share` makes monthly ones of the yearly ones. */
const stepsIn = (share: number): Step[] => {
  let spared = 0;
  return steps.map(({ upTo, percent }, at) => {
    const lower = steps[at - 1];
    if (lower) spared += (lower.upTo * FEN * (percent - lower.percent)) / 100;
    return { upTo: upTo * FEN, percent, spared: spared / share };
  });
};

const yearly = stepsIn(1);
/** A twelfth of a bonus is measured by a twelfth of the steps, which is the bonus by the steps themselves. */
const ofBonus = stepsIn(12);

const taxBy = (table: Step[], amount: Fen): Fen => {
  const step = table.find(({ upTo }) => amount <= upTo) as Step;
  return Math.max(0, portion(amount, step.percent, 100) - step.spared);
};

/** Tax on what is left of a year's wages after all deductions. */
export const taxOnYear = (taxable: Fen): Fen => (taxable > 0 ? taxBy(yearly, taxable) : 0);

/** Tax on a bonus that is taxed by itself. */
export const taxOnBonus = (bonus: Fen): Fen => taxBy(ofBonus, bonus);

/** Bonuses that leave less than the smaller bonus at their lower end. */
export interface Cliff {
  from: Fen;
  /** From this bonus on there is more left again. */
  to: Fen;
  /** What the first fen above costs. */
  loss: Fen;
}

/** Every range in which a larger bonus leaves less. */
export const bonusCliffs: readonly Cliff[] = ofBonus.slice(0, -1).map(({ upTo }, at) => {
  const next = ofBonus[at + 1] as Step;
  const left = upTo - taxOnBonus(upTo);
  return {
    from: upTo,
    to: Math.ceil(((left - next.spared) * 100) / (100 - next.percent)),
    loss: taxOnBonus(upTo + FEN) - taxOnBonus(upTo) - FEN,
  };
});

/** The cliff that a bonus has fallen over; undefined for one that is taxed as it should be. */
export const cliffAt = (bonus: Fen): Cliff | undefined =>
  bonusCliffs.find(({ from, to }) => bonus > from && bonus < to);

/** A year of one employer. All but the bonus are the same in each month of work. */
export interface PayYear {
  salary: Fen;
  /** Social insurances and housing fund that the employee pays in a month. */
  insured: Fen;
  /** Special additional deductions of a month: children, parents, rent, mortgage. */
  special: Fen;
  /** First month of work, 1 to 12. */
  firstMonth: number;
  bonus: Fen;
  /** Month in which the bonus comes. */
  bonusMonth: number;
  bonusTaxed: 'alone' | 'merged';
  /** Deductions of the year that only the settlement knows: private pension, illness, gifts. */
  later: Fen;
}

/** One month: what comes in, what is withheld, what is left. */
export interface PayMonth {
  month: number;
  income: Fen;
  insured: Fen;
  tax: Fen;
  net: Fen;
  /** Bonus in this month, whichever way it is taxed, and the tax on it when it is taxed by itself. */
  bonus: Fen;
  bonusTax: Fen;
}

/** Months of work with cumulative withholding: the tax on the year so far, less what was withheld before. */
export function payMonths(year: PayYear): PayMonth[] {
  const { salary, insured, special, firstMonth, bonus, bonusMonth, bonusTaxed } = year;
  let [taxable, withheld] = [0, 0];
  return Array.from({ length: 13 - firstMonth }, (_, index) => {
    const month = firstMonth + index;
    const isBonusMonth = month === bonusMonth;
    const paid = isBonusMonth ? bonus : 0;
    const income = salary + paid;
    taxable += salary + (bonusTaxed === 'merged' ? paid : 0) - insured - special - FREE_MONTHLY;
    const tax = Math.max(0, taxOnYear(taxable) - withheld);
    withheld += tax;
    const bonusTax = bonusTaxed === 'alone' ? taxOnBonus(paid) : 0;
    return { month, income, insured, tax, bonus: paid, bonusTax, net: income - insured - tax - bonusTax };
  });
}

/** What the settlement after the year changes. */
export interface Settlement {
  /** Tax of the year on what the settlement counts. */
  due: Fen;
  withheld: Fen;
  /** To be paid still, or, below 0, to be had back. */
  rest: Fen;
  /** The rest is small enough, or the income low enough, that nothing has to be paid. */
  isWaived: boolean;
}

/** Settles a year: free amounts and special deductions count for all twelve months. */
export function settle(year: PayYear): Settlement {
  const { salary, insured, special, firstMonth, bonus, bonusTaxed, later } = year;
  const months = 13 - firstMonth;
  const income = salary * months + (bonusTaxed === 'merged' ? bonus : 0);
  const due = taxOnYear(income - insured * months - 12 * (special + FREE_MONTHLY) - later);
  const withheld = payMonths(year).reduce((sum, { tax }) => sum + tax, 0);
  const rest = due - withheld;
  const { waivedTax, waivedIncome } = newestValue(wageTax);
  const isWaived = rest > 0 && (rest <= waivedTax * FEN || income <= waivedIncome * FEN);
  return { due, withheld, rest, isWaived };
}

/** Insurance base: the salary, no lower and no higher than the limits. */
export const baseWithin = (salary: Fen, low: Fen, high: Fen): Fen => Math.min(high, Math.max(low, salary));
