import type { DatedRule } from './dated-rule';

/**
 * Every published figure that the calculators use, each once, with its validity and source. No call of the server
 * gives them. A new value is a new line in `versions`; whoever finds that nothing has changed moves `checked`.
 */

const TAX_CHECKED = '2026-01-01';
const YEAR = 366;

/** Loan prime rates in percent a year: one year, and above five years. */
export const lpr: DatedRule<{ one: string; five: string }> = {
  name: 'LPR',
  source: '中国人民银行授权全国银行间同业拆借中心公布的 LPR，每月 20 日更新，实际利率以贷款合同为准',
  checked: '2025-11-20',
  fresh: 31,
  versions: [
    { from: '2019-08-20', value: { one: '4.25', five: '4.85' } },
    { from: '2019-09-20', value: { one: '4.20', five: '4.85' } },
    { from: '2019-11-20', value: { one: '4.15', five: '4.80' } },
    { from: '2020-02-20', value: { one: '4.05', five: '4.75' } },
    { from: '2020-04-20', value: { one: '3.85', five: '4.65' } },
    { from: '2021-12-20', value: { one: '3.80', five: '4.65' } },
    { from: '2022-01-20', value: { one: '3.70', five: '4.60' } },
    { from: '2022-05-20', value: { one: '3.70', five: '4.45' } },
    { from: '2022-08-22', value: { one: '3.65', five: '4.30' } },
    { from: '2023-06-20', value: { one: '3.55', five: '4.20' } },
    { from: '2023-08-21', value: { one: '3.45', five: '4.20' } },
    { from: '2024-02-20', value: { one: '3.45', five: '3.95' } },
    { from: '2024-07-22', value: { one: '3.35', five: '3.85' } },
    { from: '2024-10-21', value: { one: '3.10', five: '3.60' } },
    { from: '2025-05-20', value: { one: '3.00', five: '3.50' } },
  ],
};

/** Longest term, in years, of a loan at the rate for short terms. */
export const SHORT_TERM_YEARS = 5;

/** Provident fund rates in percent a year: up to five years, and above. */
export const fundRates: DatedRule<Record<'first' | 'second', { short: string; long: string }>> = {
  name: '公积金贷款利率',
  source: '中国人民银行公布的个人住房公积金贷款利率',
  checked: '2025-11-20',
  fresh: YEAR,
  versions: [
    {
      from: '2015-08-26',
      value: { first: { short: '2.75', long: '3.25' }, second: { short: '3.025', long: '3.575' } },
    },
    {
      from: '2022-10-01',
      value: { first: { short: '2.60', long: '3.10' }, second: { short: '3.025', long: '3.575' } },
    },
    {
      from: '2024-05-18',
      value: { first: { short: '2.35', long: '2.85' }, second: { short: '2.775', long: '3.325' } },
    },
    {
      from: '2025-05-08',
      value: { first: { short: '2.10', long: '2.60' }, second: { short: '2.525', long: '3.075' } },
    },
  ],
};

/** A step of a progressive tax: up to so many yuan, so many percent. The last step has no end. */
export interface TaxStep {
  upTo: number;
  percent: number;
}

/** Yearly tax on wages: its steps, what is free in a month, and when a settlement asks for nothing. */
export const wageTax: DatedRule<{
  steps: readonly TaxStep[];
  freeMonthly: number;
  waivedTax: number;
  waivedIncome: number;
}> = {
  name: '综合所得个人所得税',
  source: '《个人所得税法》，汇算免补税见财政部 税务总局公告2023年第32号',
  checked: TAX_CHECKED,
  fresh: YEAR,
  versions: [
    {
      from: '2019-01-01',
      value: {
        steps: [
          { upTo: 36_000, percent: 3 },
          { upTo: 144_000, percent: 10 },
          { upTo: 300_000, percent: 20 },
          { upTo: 420_000, percent: 25 },
          { upTo: 660_000, percent: 30 },
          { upTo: 960_000, percent: 35 },
          { upTo: Infinity, percent: 45 },
        ],
        freeMonthly: 5000,
        waivedTax: 400,
        waivedIncome: 120_000,
      },
    },
  ],
};

/** Yuan that a special additional deduction is worth in a month. */
export const specialDeductions: DatedRule<readonly { name: string; monthly: string }[]> = {
  name: '专项附加扣除',
  source: '国发〔2018〕41号、国发〔2023〕13号',
  checked: TAX_CHECKED,
  fresh: YEAR,
  versions: [
    {
      from: '2023-01-01',
      value: [
        { name: '每个子女（含 3 岁以下）', monthly: '2000' },
        { name: '赡养老人', monthly: '3000' },
        { name: '首套房贷利息', monthly: '1000' },
        { name: '租房', monthly: '800 至 1500' },
        { name: '学历继续教育', monthly: '400' },
      ],
    },
  ],
};

/** A bonus taxed by itself takes the percentage of a twelfth of it, with the yearly steps as its measure. */
export const bonusTax: DatedRule<true> = {
  name: '全年一次性奖金单独计税',
  source: '财政部 税务总局公告2023年第30号',
  checked: TAX_CHECKED,
  fresh: YEAR,
  until: '2027-12-31',
  versions: [{ from: '2019-01-01', value: true }],
};

/** Percent of the base that an employee pays: pension, medical, unemployment. */
export const insuranceRates: DatedRule<{ name: string; percent: string }[]> = {
  name: '个人缴费比例',
  source: '《社会保险法》及国办发〔2019〕13号，多数城市如此，个别城市另有规定',
  checked: TAX_CHECKED,
  fresh: YEAR,
  versions: [
    {
      from: '2019-05-01',
      value: [
        { name: '养老', percent: '8' },
        { name: '医疗', percent: '2' },
        { name: '失业', percent: '0.5' },
      ],
    },
  ],
};

export type City = 'beijing' | 'shanghai';

/** Lowest and highest monthly base of the social insurances in yuan; the highest one holds for the housing fund, too. */
export const insuranceBases: DatedRule<Record<City, { name: string; low: number; high: number }>> = {
  name: '社保缴费基数上下限',
  source: '北京、上海人力资源社会保障部门公布的 2025 年度缴费基数，每年 7 月更新',
  checked: '2025-11-20',
  fresh: YEAR,
  until: '2026-06-30',
  versions: [
    {
      from: '2025-07-01',
      value: {
        beijing: { name: '北京', low: 7162, high: 35_811 },
        shanghai: { name: '上海', low: 7460, high: 37_302 },
      },
    },
  ],
};

/** Central parity rates: so many yuan for so many units. */
export interface Currency {
  code: string;
  name: string;
  yuan: string;
  units: number;
}

export const exchangeRates: DatedRule<readonly Currency[]> = {
  name: '人民币汇率中间价',
  source: '中国人民银行授权中国外汇交易中心公布的人民币汇率中间价。银行买卖外汇以当日牌价为准',
  checked: '2025-12-12',
  fresh: 1,
  versions: [
    {
      from: '2025-12-12',
      value: [
        { code: 'CNY', name: '人民币', yuan: '1', units: 1 },
        { code: 'USD', name: '美元', yuan: '7.0638', units: 1 },
        { code: 'EUR', name: '欧元', yuan: '8.2842', units: 1 },
        { code: 'JPY', name: '日元', yuan: '4.5344', units: 100 },
        { code: 'HKD', name: '港元', yuan: '0.90779', units: 1 },
        { code: 'GBP', name: '英镑', yuan: '9.4468', units: 1 },
        { code: 'AUD', name: '澳大利亚元', yuan: '4.6996', units: 1 },
        { code: 'NZD', name: '新西兰元', yuan: '4.0973', units: 1 },
        { code: 'SGD', name: '新加坡元', yuan: '5.4632', units: 1 },
        { code: 'CHF', name: '瑞士法郎', yuan: '8.8751', units: 1 },
        { code: 'CAD', name: '加拿大元', yuan: '5.1203', units: 1 },
      ],
    },
  ],
};

/** Homes that the buyer's family then has: this is the first, the second, or a further one. */
export type Home = 'first' | 'second' | 'more';

/** Taxes on a home that is sold, in percent. */
export const homeTaxes: DatedRule<{
  /** Square metres up to which a home counts as small. */
  smallArea: number;
  deed: Record<Home, { small: string; large: string }>;
  /** When a home is sold within two years. */
  vat: string;
  /** City maintenance, education and local education, each of the VAT and each halved. */
  surcharge: string;
  /** VAT that a developer's price contains. */
  newHomeVat: string;
  /** Income tax of the price, where the gain is not known, and of the gain. */
  assessed: string;
  gain: string;
}> = {
  name: '住房交易税费',
  source: '以上规定如有调整，以税务机关最新公布的为准',
  checked: TAX_CHECKED,
  fresh: YEAR,
  versions: [
    {
      from: '2026-01-01',
      value: {
        smallArea: 140,
        deed: {
          first: { small: '1', large: '1.5' },
          second: { small: '1', large: '2' },
          more: { small: '3', large: '3' },
        },
        vat: '3',
        surcharge: '6',
        newHomeVat: '9',
        assessed: '1',
        gain: '20',
      },
    },
  ],
};

/** Percent of a capital that may be spent in a year. */
export const withdrawal: DatedRule<string> = {
  name: '提取比例',
  source: 'William Bengen，《Journal of Financial Planning》1994 年 10 月号，按美国 1926 年以来的股债收益',
  checked: '1994-10-01',
  fresh: Infinity,
  versions: [{ from: '1994-10-01', value: '4' }],
};
