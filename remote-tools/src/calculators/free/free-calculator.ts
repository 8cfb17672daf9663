import { links } from '@suite/kernel/links';
import type { Calculator, Outcome } from '../frame/calculator';
import { fenOfYuan, yuanOf, type Fen } from '../money';
import type { NumberRule } from '../read-number';
import { readAll, type Errors } from '../read-inputs';
import { amount, type Figure } from '../result-card';
import { newestValue } from '../rules/dated-rule';
import { withdrawal } from '../rules/table';
import { percentOf, spanOf } from '../words';
import {
  arrivalOf,
  capitalFor,
  daysSooner,
  liveOn,
  wayOf,
  type FreedomMonth,
  type FreedomPlan,
  type FreeTime,
} from './freedom';

/** What the learner enters, as typed. */
export type FreeInput = {
  spending: string;
  savings: string;
  saving: string;
  annualReturn: string;
  fee: string;
  withdrawal: string;
  inflation: string;
  pension: string;
  pensionIn: string;
  spread: string;
};

/** All that the page shows. */
export interface FreeResult {
  plan: FreedomPlan;
  way: FreedomMonth[];
  /** Capital that would be enough today. */
  needed: Fen;
  /** Months until it is enough; undefined if it is out of reach. */
  months: number | undefined;
  /** The time after; it begins today where the goal is out of reach. */
  after: FreeTime;
  /** By how many days one more yuan a day brings it nearer, and ten. */
  oneSooner: number | undefined;
  tenSooner: number | undefined;
  /** How far the growth of a year strays, in percent. */
  spread: string;
}

const yuan = (name: string, max: number, min = 0): NumberRule => ({
  name,
  unit: '元',
  min,
  max,
  decimals: 2,
});
const percent = (name: string, max: number, min = 0): NumberRule => ({
  name,
  unit: '%',
  min,
  max,
  decimals: 2,
});

const rules: Record<keyof FreeInput, NumberRule> = {
  spending: yuan('每月支出', 1000000, 1),
  savings: yuan('已有资产', 1000000000),
  saving: yuan('每月结余', 10000000),
  annualReturn: percent('年化收益率', 20),
  fee: percent('每年费用', 5),
  withdrawal: percent('每年提取比例', 10, 1),
  inflation: percent('通货膨胀率', 10),
  pension: yuan('每月养老金', 1000000),
  pensionIn: { name: '几年后领养老金', unit: '年', min: 0, max: 60, decimals: 0 },
  spread: percent('收益波动', 40),
};

export function resultOf(input: FreeInput): { errors: Errors<FreeInput>; result?: FreeResult } {
  const errors: Errors<FreeInput> = {};
  const values = readAll(input, rules, errors);
  if (!values) return { errors };
  const plan: FreedomPlan = {
    ...values,
    spending: fenOfYuan(values.spending),
    savings: fenOfYuan(values.savings),
    saving: fenOfYuan(values.saving),
    pension: fenOfYuan(values.pension),
    pensionIn: Number(values.pensionIn),
  };
  const way = wayOf(plan);
  const arrival = arrivalOf(way);
  const soonerBy = (aDay: Fen) => (arrival === undefined ? undefined : daysSooner(plan, aDay, arrival));
  const start = arrival === undefined ? (way[0] as FreedomMonth) : (way[way.length - 1] as FreedomMonth);
  return {
    errors,
    result: {
      plan,
      way,
      needed: capitalFor(plan.spending, plan.withdrawal),
      months: arrival === undefined ? undefined : Math.ceil(arrival),
      after: liveOn(plan, start.capital, start.number),
      oneSooner: soonerBy(100),
      tenSooner: soonerBy(1000),
      spread: values.spread,
    },
  };
}

/** How long a capital lasts: 6.9 年. Months that are not whole count for nothing. */
export const lastingWords = ({ lasts }: FreeTime): string =>
  lasts === undefined ? '100 年以上' : `${(Math.floor((lasts / 12) * 10) / 10).toFixed(1)} 年`;

/** A share in percent that says 100 only when all is there. */
export const shareWords = (capital: Fen, goal: Fen): string =>
  capital >= goal ? '100%' : `${(Math.floor((capital / goal) * 1000) / 10).toFixed(1)}%`;

const sooner = (days: number) => (days > 0 ? `提前 ${days} 天` : '提前不到一天');

function sentenceOf({ months, oneSooner, tenSooner, plan, after }: FreeResult): string {
  if (months === 0)
    return after.lasts === undefined
      ? '按这些假设，现在的资产够一直用下去。'
      : `按提取比例算够了，可是支出每年涨 ${percentOf(plan.inflation)}：照这样花，${lastingWords(after)}后用完。提取比例低一些更稳。`;
  if (months === undefined)
    return '照现在的结余和收益，60 年内还达不到，可以试着少支出、多结余，或换一种投资组合。';
  const daily = plan.saving > 0 ? '在现在的基础上，' : '';
  return `${daily}每天多存 1 元，${sooner(oneSooner ?? 0)}实现；每天多存 10 元，${sooner(tenSooner ?? 0)}实现。`;
}

function outcomeOf(result: FreeResult): Outcome {
  const { months, needed, plan, way, after } = result;
  const last = way[way.length - 1] as FreedomMonth;
  const lasting: Figure = {
    name: months ? '之后资产够用' : '现在起资产够用',
    value: lastingWords(after),
  };
  const time: Figure = {
    name: '实现财务自由还要',
    value: months === undefined ? '60 年以上' : spanOf(months),
  };
  return {
    main: months === 0 ? lasting : time,
    second: months === 0 ? amount('今天需要的资产', needed) : lasting,
    figures: [
      ...(months === 0 ? [] : [lasting]),
      amount('今天需要的资产', needed),
      ...(months ? [amount('到那时需要的资产', last.goal)] : []),
      { name: '已经攒到', value: shareWords(plan.savings, needed) },
      { name: '每年提取', value: `${percentOf(plan.withdrawal)}（${yuanOf(plan.spending * 12)}）` },
    ],
    sentence: sentenceOf(result),
  };
}

/** When a learner can live on their capital, and how long it lasts. */
export const freeCalculator: Calculator<FreeInput, FreeResult> = {
  name: 'free',
  title: '财务自由计算器',
  place: links.financialFreedom,
  defaults: {
    spending: '5000',
    savings: '100000',
    saving: '5000',
    annualReturn: '5',
    fee: '0',
    withdrawal: newestValue(withdrawal),
    inflation: '2',
    pension: '0',
    pensionIn: '30',
    spread: '12',
  },
  choices: {},
  resultOf,
  outcomeOf,
};
