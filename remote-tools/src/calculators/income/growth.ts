import { wholeFen, type Fen } from '../money';
import { growthOver, powerOf, Precise, nthRoot } from '../power';

/** How interest is added: never, or so many times a year. */
export type Compounding = 'simple' | 'yearly' | 'quarterly' | 'monthly';

/** Money that is put aside at a fixed rate. */
export interface Deposit {
  principal: Fen;
  /** Percent a year, as a decimal text. */
  annualRate: string;
  months: number;
  compounding: Compounding;
}

/** How often interest is added in a year. */
export const PERIODS = { yearly: 1, quarterly: 4, monthly: 12 };

/** What one yuan has become after some months; months that fill no period earn simple interest. */
function factorOf({ annualRate, compounding }: Deposit, months: number) {
  const rate = new Precise(annualRate).div(100);
  if (compounding === 'simple') return rate.times(months).div(12).plus(1);
  const periods = PERIODS[compounding];
  const length = 12 / periods;
  const rest = rate.times(months % length).div(12);
  return powerOf(rate.div(periods).plus(1), Math.floor(months / length)).times(rest.plus(1));
}

/** Principal and interest after some months, rounded half-up to the fen. */
export const worthAfter = (deposit: Deposit, months: number): Fen =>
  wholeFen(factorOf(deposit, months).times(deposit.principal));

/** What an amount in some months buys, in money of today. */
export const inTodaysMoney = (amount: Fen, inflation: string, months: number): Fen =>
  wholeFen(new Precise(amount).div(growthOver(inflation, months)));

/** The effective yearly rate (年化) in percent: yearly compounding at it brings the same over the whole term. */
export const effectiveRate = (deposit: Deposit): string =>
  powerOf(nthRoot(factorOf(deposit, deposit.months), deposit.months), 12)
    .minus(1)
    .times(100)
    .toFixed(4);
