import type Big from 'big.js';
import { wholeFen, type Fen } from '../money';
import { periodFactor, Precise } from '../power';

/** A regular investment. Each instalment is paid at the beginning of its period. */
export interface Investment {
  /** Paid before the first instalment. */
  start: Fen;
  instalment: Fen;
  periods: number;
  periodsInYear: number;
  /** Effective percent a year (年化): the periods of a year together earn it. */
  annualRate: string;
  /** A fall of the price at the end of a period, in percent. */
  fall?: { percent: string; after: number };
}

/** The end of a period. */
export interface Period {
  /** Counted from 1. */
  number: number;
  paid: Fen;
  worth: Fen;
}

/** Places that are kept between periods; only what is shown is rounded to the fen. */
const PLACES = 12;

/** Every period of an investment. */
export function periodsOf(investment: Investment): Period[] {
  const { start, instalment, periods, periodsInYear, annualRate, fall } = investment;
  const growth = periodFactor(annualRate, periodsInYear);
  const left = fall && new Precise(100).minus(fall.percent).div(100);
  let worth: Big = new Precise(start);
  return Array.from({ length: periods }, (_, index) => {
    const number = index + 1;
    worth = worth.plus(instalment).times(growth);
    if (left && fall.after === number) worth = worth.times(left);
    worth = worth.round(PLACES);
    return { number, paid: start + instalment * number, worth: wholeFen(worth) };
  });
}

/** What the same sum has become that was paid all at once at the beginning. */
export const atOnce = (investment: Investment): Investment => ({
  ...investment,
  start: investment.start + investment.instalment * investment.periods,
  instalment: 0,
});

/** Worth at the end. */
export const finalWorth = (investment: Investment): Fen => {
  const all = periodsOf(investment);
  return all[all.length - 1]?.worth ?? investment.start;
};
