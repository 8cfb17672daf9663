import { places } from '@suite/kernel/places';
import type { Calculator, Outcome } from '../frame/calculator';
import { fenOfYuan, yuanOf, type Fen } from '../money';
import type { NumberRule } from '../read-number';
import { readAll, type Errors } from '../read-inputs';
import { amount, type Figure } from '../result-card';
import { percentOf, spanOf } from '../words';
import { arrivalOf, capitalFor, daysSooner, wayOf, type FreedomMonth, type FreedomPlan } from './freedom';

/** What the learner enters, as typed. */
export type FreeInput = {
  spending: string;
  savings: string;
  saving: string;
  annualReturn: string;
  withdrawal: string;
  inflation: string;
};

/** All that the page shows. */
export interface FreeResult {
  plan: FreedomPlan;
  way: FreedomMonth[];
  /** Capital that would be enough today. */
  needed: Fen;
  /** Months until it is enough; undefined if it is out of reach. */
  months: number | undefined;
  /** By how many days one more yuan a day brings it nearer, and ten. */
  oneSooner: number | undefined;
  tenSooner: number | undefined;
}

const yuan = (name: string, max: number, min = 0): NumberRule => ({
  name,
  unit: '元',
  min,
  max,
  decimals: 2,
});

const rules: Record<keyof FreeInput, NumberRule> = {
  spending: yuan('每月支出', 1000000, 1),
  savings: yuan('已有资产', 1000000000),
  saving: yuan('每月结余', 10000000),
  annualReturn: { name: '年化收益率', unit: '%', min: 0, max: 20, decimals: 2 },
  withdrawal: { name: '每年提取比例', unit: '%', min: 1, max: 10, decimals: 2 },
  inflation: { name: '通货膨胀率', unit: '%', min: 0, max: 10, decimals: 2 },
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
  };
  const way = wayOf(plan);
  const arrival = arrivalOf(way);
  const soonerBy = (aDay: Fen) => (arrival === undefined ? undefined : daysSooner(plan, aDay, arrival));
  return {
    errors,
    result: {
      plan,
      way,
      needed: capitalFor(plan.spending, plan.withdrawal),
      months: arrival === undefined ? undefined : Math.ceil(arrival),
      oneSooner: soonerBy(100),
      tenSooner: soonerBy(1000),
    },
  };
}

const sooner = (days: number) => (days > 0 ? `提前 ${days} 天` : '不到一天');

function sentenceOf({ months, oneSooner, tenSooner, plan }: FreeResult): string {
  if (months === 0) return '已有资产已经足够，按提取比例就能支付每年的支出。';
  if (months === undefined)
    return '照现在的结余和收益，60 年内还达不到，可以试着少支出、多结余，或换一种投资组合。';
  const daily = plan.saving > 0 ? '在现在的基础上，' : '';
  return `${daily}每天多存 1 元，${sooner(oneSooner ?? 0)}实现；每天多存 10 元，${sooner(tenSooner ?? 0)}。`;
}

function outcomeOf(result: FreeResult): Outcome {
  const { months, needed, plan, way } = result;
  const last = way[way.length - 1] as FreedomMonth;
  const time: Figure = {
    name: '实现财务自由还要',
    value: months === undefined ? '60 年以上' : months === 0 ? '已经实现' : spanOf(months),
  };
  return {
    main: time,
    second: amount('今天需要的资产', needed),
    good: true,
    figures: [
      amount('今天需要的资产', needed),
      ...(months ? [amount('到那时需要的资产', last.goal)] : []),
      { name: '已经攒到', value: `${Math.min(100, (plan.savings / needed) * 100).toFixed(1)}%` },
      { name: '每年提取', value: `${percentOf(plan.withdrawal)}（${yuanOf(plan.spending * 12)}）` },
    ],
    sentence: sentenceOf(result),
  };
}

/** When a learner can live on their capital. */
export const freeCalculator: Calculator<FreeInput, FreeResult> = {
  name: 'free',
  title: '财务自由计算器',
  place: places.financialFreedom,
  defaults: {
    spending: '5000',
    savings: '100000',
    saving: '5000',
    annualReturn: '5',
    withdrawal: '4',
    inflation: '2',
  },
  choices: {},
  resultOf,
  outcomeOf,
};
