import { links } from '@suite/kernel/links';
import type { Calculator, Outcome } from '../frame/calculator';
import { fenOfYuan, than, yuanOf, type Fen } from '../money';
import type { NumberRule } from '../read-number';
import { readAll, type Errors } from '../read-inputs';
import { amount } from '../result-card';
import { percentOf, spanOf } from '../words';
import { effectiveRate, inTodaysMoney, worthAfter, type Compounding, type Deposit } from './growth';

/** What the learner enters, as typed. */
export type IncomeInput = {
  principal: string;
  rate: string;
  term: string;
  unit: 'year' | 'month';
  compounding: Compounding;
  inflation: string;
};

/** All that the page shows. */
export interface IncomeResult {
  deposit: Deposit;
  inflation: string;
  worth: Fen;
  /** The same by simple interest; for simple interest by yearly compounding. */
  other: Fen;
  inTodaysMoney: Fen;
}

const rules: Record<'principal' | 'rate' | 'inflation', NumberRule> = {
  principal: { name: '本金', unit: '元', min: 1, max: 100000000, decimals: 2 },
  rate: { name: '年利率', unit: '%', min: 0, max: 24, decimals: 4 },
  inflation: { name: '通货膨胀率', unit: '%', min: 0, max: 30, decimals: 2 },
};

const terms: Record<IncomeInput['unit'], NumberRule> = {
  year: { name: '期限', unit: '年', min: 1, max: 50, decimals: 0 },
  month: { name: '期限', unit: '个月', min: 1, max: 600, decimals: 0 },
};

function resultOf(input: IncomeInput): { errors: Errors<IncomeInput>; result?: IncomeResult } {
  const errors: Errors<IncomeInput> = {};
  const values = readAll(input, { ...rules, term: terms[input.unit] }, errors);
  if (!values) return { errors };
  const deposit: Deposit = {
    principal: fenOfYuan(values.principal),
    annualRate: values.rate,
    months: Number(values.term) * (input.unit === 'year' ? 12 : 1),
    compounding: input.compounding,
  };
  const worth = worthAfter(deposit, deposit.months);
  const compounding = input.compounding === 'simple' ? 'yearly' : 'simple';
  return {
    errors,
    result: {
      deposit,
      inflation: values.inflation,
      worth,
      other: worthAfter({ ...deposit, compounding }, deposit.months),
      inTodaysMoney: inTodaysMoney(worth, values.inflation, deposit.months),
    },
  };
}

function outcomeOf({ deposit, inflation, worth, other, inTodaysMoney: real }: IncomeResult): Outcome {
  const { principal, annualRate, months, compounding } = deposit;
  const otherName = compounding === 'simple' ? '每年复利' : '单利';
  return {
    main: amount('到期本息', worth),
    second: amount('收益', worth - principal),
    figures: [
      amount('本金', principal),
      amount('收益', worth - principal),
      { name: '期限', value: spanOf(months) },
      { name: '名义年利率', value: percentOf(annualRate) },
      { name: '实际年化', value: `${Number(effectiveRate(deposit)).toFixed(2)}%` },
      amount('相当于今天的', real),
    ],
    sentence: `换成${otherName}，到期本息 ${yuanOf(other)}（${than(other - worth, '多', '少')}）。按每年通胀 ${percentOf(inflation)}，到期的钱相当于今天的 ${yuanOf(real)}，购买力比本金${than(real - principal, '多', '少')}。`,
  };
}

/** What an amount brings at a fixed rate. */
export const incomeCalculator: Calculator<IncomeInput, IncomeResult> = {
  name: 'income',
  title: '收益计算器',
  place: links.income,
  defaults: {
    principal: '10000',
    rate: '3',
    term: '10',
    unit: 'year',
    compounding: 'yearly',
    inflation: '2',
  },
  choices: { unit: ['year', 'month'], compounding: ['simple', 'yearly', 'quarterly', 'monthly'] },
  resultOf,
  outcomeOf,
};
