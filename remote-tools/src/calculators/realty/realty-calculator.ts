import { links } from '@suite/kernel/links';
import type { Calculator, Outcome } from '../frame/calculator';
import { fenOfWan, fenOfYuan, yuanOf, type Fen } from '../money';
import type { NumberRule } from '../read-number';
import { readAll, reader, type Errors } from '../read-inputs';
import { amount } from '../result-card';
import { borrowingOf, netRent, shareText, type Borrowing, type Letting } from './rent';
import { newestValue } from '../rules/dated-rule';
import { lpr, SHORT_TERM_YEARS, type Home } from '../rules/table';
import { sumOf, taxesOf, type Deal, type Held, type Tax } from './taxes';

/** What the learner enters, as typed. */
export type RealtyInput = {
  kind: 'used' | 'new';
  price: string;
  area: string;
  home: Home;
  held: Held;
  only: 'yes' | 'no';
  gain: 'assessed' | 'actual';
  cost: string;
  rent: string;
  vacant: string;
  costs: string;
  down: string;
  rateFrom: 'lpr' | 'own';
  rate: string;
  years: string;
};

/** All that the page shows. */
export interface RealtyResult {
  deal: Deal;
  taxes: Tax[];
  letting: Letting;
  /** Rent of a year that is left. */
  net: Fen;
  borrowing: Borrowing | undefined;
}

const rules: Record<'price' | 'area' | 'rent' | 'vacant' | 'costs' | 'down' | 'rate' | 'years', NumberRule> =
  {
    price: { name: '成交价', unit: '万元', min: 1, max: 20000, decimals: 4 },
    area: { name: '建筑面积', unit: '㎡', min: 1, max: 10000, decimals: 2 },
    rent: { name: '月租金', unit: '元', min: 0, max: 1000000, decimals: 2 },
    vacant: { name: '空置月数', unit: '个月', min: 0, max: 12, decimals: 0 },
    costs: { name: '每年费用', unit: '元', min: 0, max: 10000000, decimals: 2 },
    down: { name: '首付比例', unit: '%', min: 15, max: 100, decimals: 2 },
    rate: { name: '贷款年利率', unit: '%', min: 0, max: 20, decimals: 4 },
    years: { name: '贷款年限', unit: '年', min: 1, max: 30, decimals: 0 },
  };
const costRule = { cost: { name: '原值和费用', unit: '万元', min: 0, max: 20000, decimals: 4 } };

/** The loan's yearly rate: the published one for its term, or the learner's own. */
export function loanRate({
  rateFrom,
  rate,
  years,
}: Pick<RealtyInput, 'rateFrom' | 'rate' | 'years'>): string {
  return rateFrom === 'own' ? rate : newestValue(lpr)[Number(years) > SHORT_TERM_YEARS ? 'five' : 'one'];
}

function resultOf(input: RealtyInput): { errors: Errors<RealtyInput>; result?: RealtyResult } {
  const errors: Errors<RealtyInput> = {};
  const isActual = input.kind === 'used' && input.gain === 'actual';
  const cost = isActual ? reader(input, costRule, errors)('cost') : undefined;
  // A rate that is not shown must not be at fault.
  const values = readAll({ ...input, rate: loanRate(input) }, rules, errors);
  if (!values) return { errors };
  const deal: Deal = {
    price: fenOfWan(values.price),
    area: values.area,
    home: input.home,
    ...(input.kind === 'used' && {
      seller: {
        held: input.held,
        isOnly: input.only === 'yes',
        cost: cost === undefined ? undefined : fenOfWan(cost),
      },
    }),
  };
  const letting: Letting = {
    rent: fenOfYuan(values.rent),
    vacant: Number(values.vacant),
    costs: fenOfYuan(values.costs),
  };
  return {
    errors,
    result: {
      deal,
      taxes: taxesOf(deal),
      letting,
      net: netRent(letting),
      borrowing: borrowingOf(deal.price, values.down, values.rate, Number(values.years)),
    },
  };
}

/** What waiting would spare the seller. */
function waitingOf({ deal, taxes }: RealtyResult): string {
  const { seller } = deal;
  if (!seller) return '';
  const later = (held: Held) => sumOf(taxes) - sumOf(taxesOf({ ...deal, seller: { ...seller, held } }));
  if (seller.held === 'below2') return `等卖方持有满两年再交易，税费少 ${yuanOf(later('from2'))}。`;
  const saved = seller.isOnly ? later('from5') : 0;
  return seller.held === 'from2' && saved > 0 ? `等满五年，个人所得税少 ${yuanOf(saved)}。` : '';
}

function rentOf({ letting, borrowing }: RealtyResult): string {
  if (!borrowing || !letting.rent) return '';
  return `月租金 ${yuanOf(letting.rent)} 是月供 ${yuanOf(borrowing.payment)} 的 ${shareText(letting.rent, borrowing.payment)}。`;
}

function outcomeOf(result: RealtyResult): Outcome {
  const { deal, taxes, letting, net, borrowing } = result;
  const buyer = sumOf(taxes, '买方');
  const total = deal.price + buyer;
  const paysBack = net > 0 ? `${(total / net).toFixed(1)} 年` : '收不回';
  const sentence = waitingOf(result) + rentOf(result);
  return {
    main: amount(deal.seller ? '买卖税费合计' : '契税', sumOf(taxes)),
    second: { name: '净租金收益率', value: shareText(net, total) },
    figures: [
      ...taxes.map((tax) => amount(`${tax.name}（${tax.payer}）`, tax.amount)),
      amount('买方合计（房价加契税）', total),
      { name: '毛租金收益率', value: shareText(letting.rent * 12, deal.price) },
      { name: '净租金收益率', value: shareText(net, total) },
      { name: '租金收回成本', value: paysBack },
      ...(borrowing
        ? [
            amount('贷款金额', borrowing.loan.principal),
            amount('月供', borrowing.payment),
            amount('贷款利息', borrowing.interest),
          ]
        : []),
    ],
    sentence:
      sentence ||
      `${borrowing ? '' : '全款买入，'}净租金收益率 ${shareText(net, total)}，可以与同期的存款利率比较。`,
  };
}

/** Taxes, rent yield and loan costs of a home. */
export const realtyCalculator: Calculator<RealtyInput, RealtyResult> = {
  name: 'realty',
  title: '房产计算器',
  place: links.realty,
  defaults: {
    kind: 'used',
    price: '200',
    area: '89',
    home: 'first',
    held: 'from2',
    only: 'no',
    gain: 'assessed',
    cost: '150',
    rent: '4000',
    vacant: '1',
    costs: '3000',
    down: '30',
    rateFrom: 'lpr',
    rate: newestValue(lpr).five,
    years: '30',
  },
  choices: {
    kind: ['used', 'new'],
    rateFrom: ['lpr', 'own'],
    home: ['first', 'second', 'more'],
    held: ['below2', 'from2', 'from5'],
    only: ['yes', 'no'],
    gain: ['assessed', 'actual'],
  },
  resultOf,
  outcomeOf,
};
