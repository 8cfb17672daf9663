import Big from 'big.js';
import { links } from '@suite/kernel/links';
import type { Calculator, Outcome } from '../frame/calculator';
import { grouped } from '../money';
import type { NumberRule } from '../read-number';
import { reader, type Errors } from '../read-inputs';
import {
  centralRate,
  codes,
  currencyOf,
  exchanged,
  placesOf,
  RATE_DECIMALS,
  ratesAsOf,
  rateText,
} from './exchange';

/** What the learner enters, as typed. */
export type ChangeInput = {
  amount: string;
  from: string;
  to: string;
  rateFrom: 'central' | 'own';
  rate: string;
};

/** All that the page shows. */
export interface ChangeResult {
  amount: string;
  from: string;
  to: string;
  /** The rate in use, and the central one. */
  rate: Big;
  central: Big;
  isOwn: boolean;
}

const rules: Record<'amount' | 'rate', NumberRule> = {
  amount: { name: '金额', unit: '', min: 0, max: 1000000000, decimals: 2 },
  rate: { name: '汇率', unit: '', min: 0.000001, max: 100000, decimals: RATE_DECIMALS },
};

function resultOf(input: ChangeInput): { errors: Errors<ChangeInput>; result?: ChangeResult } {
  const errors: Errors<ChangeInput> = {};
  const read = reader(input, rules, errors);
  const isOwn = input.rateFrom === 'own';
  const { from, to } = input;
  const amount = read('amount');
  const central = centralRate(from, to);
  const own = isOwn ? read('rate') : undefined;
  if (amount === undefined || (isOwn && own === undefined)) return { errors };
  return { errors, result: { amount, from, to, rate: own ? new Big(own) : central, central, isOwn } };
}

const named = (code: string) => currencyOf(code).name;

function sentenceOf({ amount, from, to, rate, central, isOwn }: ChangeResult): string {
  if (from === to) return '两边是同一种货币。';
  const got = new Big(exchanged(amount, rate, to));
  const fair = new Big(exchanged(amount, central, to));
  if (!isOwn)
    return `反过来，${grouped(exchanged(amount, centralRate(to, from), from))} ${named(from)}才换得到 ${grouped(amount)} ${named(to)}。`;
  const gap = got.minus(fair);
  const then = `${ratesAsOf} 的中间价`;
  if (gap.eq(0)) return `与按 ${then}换到的一样多。`;
  return `比按 ${then}${gap.gt(0) ? '多' : '少'}换 ${grouped(gap.abs().toFixed(placesOf(to)))} ${named(to)}。`;
}

function outcomeOf(result: ChangeResult): Outcome {
  const { amount, from, to, rate, isOwn } = result;
  return {
    main: { name: `换成${named(to)}`, value: `${grouped(exchanged(amount, rate, to))} ${to}` },
    second: { name: `1 ${from} =`, value: `${rateText(rate)} ${to}` },
    figures: [
      { name: '金额', value: `${grouped(amount)} ${from}` },
      { name: `1 ${named(from)}`, value: `${rateText(rate)} ${to}` },
      { name: `1 ${named(to)}`, value: `${rateText(new Big(1).div(rate))} ${from}` },
      { name: '所用汇率', value: isOwn ? '自填的当日汇率' : `${ratesAsOf} 中间价` },
    ],
    sentence: sentenceOf(result),
  };
}

/** What an amount is in another currency. */
export const changeCalculator: Calculator<ChangeInput, ChangeResult> = {
  name: 'change',
  title: '汇率换算',
  place: links.exchange,
  defaults: {
    amount: '100',
    from: 'USD',
    to: 'CNY',
    rateFrom: 'central',
    rate: rateText(centralRate('USD', 'CNY')),
  },
  choices: { from: codes, to: codes, rateFrom: ['central', 'own'] },
  resultOf,
  outcomeOf,
};
