import { links } from '@suite/kernel/links';
import type { Calculator, Outcome } from '../frame/calculator';
import { fenOfYuan, portion, yuanOf, type Fen } from '../money';
import { readAll, reader, type Errors } from '../read-inputs';
import type { NumberRule } from '../read-number';
import { amount } from '../result-card';
import { newestValue } from '../rules/dated-rule';
import { insuranceBases, insuranceRates, type City } from '../rules/table';
import {
  baseWithin,
  cliffAt,
  payMonths,
  settle,
  taxOnBonus,
  type PayMonth,
  type PayYear,
  type Settlement,
} from './wage-tax';

/** What the learner enters, as typed. */
export type PayInput = {
  salary: string;
  insuredBy: City | 'limits' | 'own';
  lowBase: string;
  highBase: string;
  fundPercent: string;
  insured: string;
  special: string;
  firstMonth: string;
  bonus: string;
  bonusMonth: string;
  bonusTaxed: 'alone' | 'merged';
  later: string;
};

/** All that the page shows. */
export interface PayResult {
  year: PayYear;
  months: PayMonth[];
  settlement: Settlement;
  /** Monthly base of the insurances; undefined when their sum was typed. */
  base: Fen | undefined;
  /** Tax of the whole year, with the bonus taxed as chosen and the other way. */
  tax: Fen;
  otherTax: Fen;
}

const yuan = (name: string, max: number): NumberRule => ({ name, unit: '元', min: 0, max, decimals: 2 });

const rules = {
  salary: { ...yuan('税前月薪', 1_000_000), min: 1 },
  special: yuan('专项附加扣除', 100_000),
  firstMonth: { name: '入职月份', unit: '月', min: 1, max: 12, decimals: 0 },
  bonus: yuan('年终奖', 10_000_000),
  later: yuan('汇算时扣除', 1_000_000),
};
const baseRules = { lowBase: yuan('基数下限', 100_000), highBase: yuan('基数上限', 1_000_000) };
const fundRule = { fundPercent: { name: '公积金比例', unit: '%', min: 0, max: 12, decimals: 2 } };

/** Percent of the base for all social insurances. */
export const insurancePercent = newestValue(insuranceRates).reduce(
  (sum, { percent }) => sum + Number(percent),
  0,
);

/** What the employee pays in a month, and from which base; undefined while a field for it is wrong. */
function insuredMonthly(input: PayInput, salary: Fen, errors: Errors<PayInput>) {
  if (input.insuredBy === 'own') {
    const read = reader(input, { insured: yuan('五险一金', salary / 100) }, errors)('insured');
    return read === undefined ? undefined : { insured: fenOfYuan(read) };
  }
  const percent = reader(input, fundRule, errors)('fundPercent');
  const limits = input.insuredBy === 'limits' ? readAll(input, baseRules, errors) : undefined;
  if (percent === undefined || (input.insuredBy === 'limits' && !limits)) return undefined;
  const { low, high } =
    input.insuredBy === 'limits'
      ? { low: Number(limits?.lowBase), high: Number(limits?.highBase) }
      : newestValue(insuranceBases)[input.insuredBy];
  if (low > high) errors.highBase = '基数上限不能低于下限';
  const base = baseWithin(salary, Math.round(low * 100), Math.round(high * 100));
  // The fund knows the highest base only; its lowest one is the minimum wage.
  const fundBase = Math.min(salary, Math.round(high * 100));
  const insured = newestValue(insuranceRates).reduce(
    (sum, rate) => sum + portion(base, rate.percent, 100),
    portion(fundBase, percent, 100),
  );
  return { insured, base };
}

function wholeTax(year: PayYear): Fen {
  const { due, withheld, isWaived } = settle(year);
  return (isWaived ? withheld : due) + (year.bonusTaxed === 'alone' ? taxOnBonus(year.bonus) : 0);
}

function resultOf(input: PayInput): { errors: Errors<PayInput>; result?: PayResult } {
  const errors: Errors<PayInput> = {};
  const values = readAll(input, rules, errors);
  const firstMonth = Number(values?.firstMonth ?? 1);
  const bonusMonth = reader(
    input,
    { bonusMonth: { name: '年终奖月份', unit: '月', min: firstMonth, max: 12, decimals: 0 } },
    errors,
  )('bonusMonth');
  const salary = fenOfYuan(values?.salary ?? '0');
  const paid = values && insuredMonthly(input, salary, errors);
  if (!values || !bonusMonth || !paid || Object.keys(errors).length) return { errors };
  const year: PayYear = {
    salary,
    insured: paid.insured,
    special: fenOfYuan(values.special),
    firstMonth,
    bonus: fenOfYuan(values.bonus),
    bonusMonth: Number(bonusMonth),
    bonusTaxed: input.bonusTaxed,
    later: fenOfYuan(values.later),
  };
  const other = year.bonusTaxed === 'alone' ? 'merged' : 'alone';
  return {
    errors,
    result: {
      year,
      months: payMonths(year),
      settlement: settle(year),
      base: paid.base,
      tax: wholeTax(year),
      otherTax: wholeTax({ ...year, bonusTaxed: other }),
    },
  };
}

/** What the settlement asks for or gives back. */
export function settlementWords({ rest, isWaived }: Settlement): string {
  if (rest === 0) return '不用补也不退';
  if (isWaived) return `差 ${yuanOf(rest)}，免补`;
  return rest > 0 ? `应补 ${yuanOf(rest)}` : `应退 ${yuanOf(-rest)}`;
}

function sentenceFor({ year, tax, otherTax }: PayResult): string {
  if (!year.bonus) return '填上年终奖，可以比较单独计税和并入工资哪种交得少。';
  const [now, then] = year.bonusTaxed === 'alone' ? ['单独计税', '并入工资'] : ['并入工资', '单独计税'];
  const gap = otherTax - tax;
  const compared =
    gap === 0
      ? `年终奖${now}和${then}，全年个税一样多。`
      : `年终奖${now}比${then}${gap > 0 ? '少' : '多'}交 ${yuanOf(Math.abs(gap))}。`;
  const cliff = year.bonusTaxed === 'alone' ? cliffAt(year.bonus) : undefined;
  if (!cliff) return compared;
  const saved = year.bonus - taxOnBonus(year.bonus) - (cliff.from - taxOnBonus(cliff.from));
  return `${compared}这笔年终奖落在多发少得的区间：只发 ${yuanOf(cliff.from)}，到手反而多 ${yuanOf(-saved)}。`;
}

function outcomeOf(result: PayResult): Outcome {
  const { year, months, settlement, base, tax } = result;
  const [first] = months;
  const last = months[months.length - 1] as PayMonth;
  const insured = year.insured * months.length;
  const income = months.reduce((sum, month) => sum + month.income, 0);
  return {
    main: amount('全年到手', income - insured - tax),
    second: amount('全年个税', tax),
    figures: [
      amount(`${year.firstMonth} 月到手`, first?.net ?? 0),
      ...(months.length > 1
        ? [amount(`${last.month} 月到手${last.bonus ? '（含年终奖）' : ''}`, last.net)]
        : []),
      amount('每月五险一金', year.insured),
      ...(base === undefined ? [] : [amount('社保缴费基数', base)]),
      amount('工资个税', settlement.due),
      ...(year.bonus && year.bonusTaxed === 'alone' ? [amount('年终奖个税', taxOnBonus(year.bonus))] : []),
      amount('全年个税', tax),
      { name: '年度汇算', value: settlementWords(settlement) },
    ],
    sentence: sentenceFor(result),
  };
}

/** What is left of a salary after insurances and tax. */
export const payCalculator: Calculator<PayInput, PayResult> = {
  name: 'pay',
  title: '收入到手',
  place: () => `${links.income()}?view=pay`,
  defaults: {
    salary: '20000',
    insuredBy: 'beijing',
    lowBase: '5000',
    highBase: '30000',
    fundPercent: '12',
    insured: '4500',
    special: '3500',
    firstMonth: '1',
    bonus: '36000',
    bonusMonth: '12',
    bonusTaxed: 'alone',
    later: '0',
  },
  choices: { insuredBy: ['beijing', 'shanghai', 'limits', 'own'], bonusTaxed: ['alone', 'merged'] },
  resultOf,
  outcomeOf,
};
