import { links } from '@suite/kernel/links';
import type { Calculator, Outcome } from '../frame/calculator';
import { fenOfYuan, than, withMinus, yuanOf, type Fen } from '../money';
import type { NumberRule } from '../read-number';
import { readAll, reader, type Errors } from '../read-inputs';
import { amount } from '../result-card';
import { percentOf } from '../words';
import { atOnce, finalWorth, periodsOf, type Investment, type Period } from './investment';

/** What the learner enters, as typed. */
export type FestoInput = {
  start: string;
  instalment: string;
  every: 'month' | 'week';
  years: string;
  rate: string;
  falls: 'no' | 'yes';
  fallYear: string;
  fallPercent: string;
};

/** All that the page shows. */
export interface FestoResult {
  investment: Investment;
  periods: Period[];
  paid: Fen;
  worth: Fen;
  /** The same sum, paid at the beginning. */
  atOnce: Fen;
  /** Without the fall. */
  calm: Fen;
}

const rules: Record<'start' | 'instalment' | 'years' | 'rate', NumberRule> = {
  start: { name: '已有本金', unit: '元', min: 0, max: 10000000, decimals: 2 },
  instalment: { name: '每期定投', unit: '元', min: 1, max: 1000000, decimals: 2 },
  years: { name: '定投年限', unit: '年', min: 1, max: 40, decimals: 0 },
  rate: { name: '预期年化', unit: '%', min: 0, max: 24, decimals: 2 },
};
const fallRules = (years: number): Record<'fallYear' | 'fallPercent', NumberRule> => ({
  fallYear: { name: '下跌的年份', unit: '年', min: 1, max: years, decimals: 0 },
  fallPercent: { name: '跌幅', unit: '%', min: 1, max: 90, decimals: 2 },
});

function resultOf(input: FestoInput): { errors: Errors<FestoInput>; result?: FestoResult } {
  const errors: Errors<FestoInput> = {};
  const values = readAll(input, rules, errors);
  let fall: Investment['fall'];
  const periodsInYear = input.every === 'month' ? 12 : 52;
  if (input.falls === 'yes') {
    const read = reader(input, fallRules(Number(values?.years) || 40), errors);
    const year = read('fallYear');
    const percent = read('fallPercent');
    if (year && percent) fall = { percent, after: Number(year) * periodsInYear };
  }
  if (!values || Object.keys(errors).length) return { errors };
  const investment: Investment = {
    start: fenOfYuan(values.start),
    instalment: fenOfYuan(values.instalment),
    periods: Number(values.years) * periodsInYear,
    periodsInYear,
    annualRate: values.rate,
    fall,
  };
  const periods = periodsOf(investment);
  const last = periods[periods.length - 1] as Period;
  return {
    errors,
    result: {
      investment,
      periods,
      paid: last.paid,
      worth: last.worth,
      atOnce: finalWorth(atOnce(investment)),
      calm: finalWorth({ ...investment, fall: undefined }),
    },
  };
}

function outcomeOf({ investment, paid, worth, atOnce: once, calm }: FestoResult): Outcome {
  const { fall, periods } = investment;
  const gain = worth - paid;
  const fallen = fall ? `中途下跌 ${percentOf(fall.percent)}，比不下跌少 ${yuanOf(calm - worth)}；` : '';
  return {
    main: amount('期末市值', worth),
    second: amount(gain < 0 ? '亏损' : '收益', Math.abs(gain)),
    figures: [
      amount('累计投入', paid),
      amount(gain < 0 ? '亏损' : '收益', Math.abs(gain)),
      { name: '收益率', value: `${withMinus(((gain / paid) * 100).toFixed(2))}%` },
      { name: '定投期数', value: `${periods} 期` },
    ],
    sentence: `${fallen}同样 ${yuanOf(paid)} 一开始就一次投入，期末为 ${yuanOf(once)}（比定投${than(once - worth, '多', '少')}）。`,
  };
}

/** What regular investment brings, and what a fall on the way changes. */
export const festoCalculator: Calculator<FestoInput, FestoResult> = {
  name: 'festo',
  title: '定投计算器',
  place: links.regularInvestment,
  defaults: {
    start: '0',
    instalment: '1000',
    every: 'month',
    years: '10',
    rate: '6',
    falls: 'no',
    fallYear: '5',
    fallPercent: '30',
  },
  choices: { every: ['month', 'week'], falls: ['no', 'yes'] },
  resultOf,
  outcomeOf,
};
