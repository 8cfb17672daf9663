import { links } from '@suite/kernel/links';
import type { Calculator, Form, Outcome } from '../frame/calculator';
import { than, yuanOf } from '../money';
import { amount, type Figure } from '../result-card';
import { percentOf, spanOf } from '../words';
import type { Method } from './loan';
import { mortgageChoices, mortgageDefaults, type MortgageInput } from './mortgage-input';
import { resultOf, type MortgageResult, type Prepaid, type Saving } from './mortgage-result';
import { lenderNames, methodNames } from './words';

/** Shared by the parts of the form. */
export type MortgageForm = Form<MortgageInput>;

/** Name of the first payment. */
export const paymentName = (method: Method) => (method === 'principal' ? '首月月供' : '月供');

/** What a way of prepaying does to the loan: it ends sooner, or costs less each month. */
const savingFigure = ({ keep, months, paymentAfter, monthsAfter }: Saving): Figure =>
  keep === 'payment' || !paymentAfter
    ? { name: '结清时间', value: months ? `提前 ${spanOf(months)}` : `第 ${monthsAfter} 期，与原来相同` }
    : amount('月供降到', paymentAfter);

function prepaidSentence({ invested, investRate, amount: paid }: Prepaid): string {
  const gap = invested.prepaid - invested.invested;
  const better = gap === 0 ? '两样一样多' : `${gap > 0 ? '提前还款' : '去理财'}多 ${yuanOf(Math.abs(gap))}`;
  return `这 ${yuanOf(paid)} 不提前还、按年化 ${percentOf(investRate)} 理财，与提前还款后把省下的月供同样理财相比，到原定结清时${better}。未计银行可能收取的违约金。`;
}

function prepaidFigures({ loans, chosen, prepaid, method }: MortgageResult & { prepaid: Prepaid }): Figure[] {
  const { prepayments, owed, paymentBefore, paymentAfter, monthsAfter, months, lender } = prepaid;
  const first = prepayments[0]?.afterMonth ?? 0;
  return [
    amount(`第 ${first} 期后剩余本金`, owed),
    amount(prepayments.length > 1 ? `提前还款 ${prepayments.length} 次共` : '提前还款金额', prepaid.amount),
    amount(`第 ${first + 1} 期月供（原来）`, paymentBefore),
    { name: `第 ${first + 1} 期月供（之后）`, value: paymentAfter ? yuanOf(paymentAfter) : '已结清' },
    {
      name: loans.length > 1 ? `${lenderNames[lender]}结清时间` : '新的结清时间',
      value: `第 ${monthsAfter} 期${months ? `，提前 ${spanOf(months)}` : '，与原来相同'}`,
    },
    amount('总利息（原来）', chosen.interest),
    amount('总利息（之后）', chosen.interest - prepaid.interest),
    amount(paymentName(method), chosen.firstPayment),
  ];
}

function outcomeOf(result: MortgageResult): Outcome {
  const { method, chosen, other, loans, today, prepaid } = result;
  const lent = loans.map(({ lender, principal, annualRate, changes = [] }) =>
    amount(`${lenderNames[lender]}（${changes.length ? '首期 ' : ''}${percentOf(annualRate)}）`, principal),
  );
  if (prepaid) {
    return {
      main: amount('少付利息', prepaid.interest),
      second: savingFigure(prepaid),
      figures: [...prepaidFigures({ ...result, prepaid }), ...lent],
      sentence: prepaidSentence(prepaid),
    };
  }
  const name = methodNames[method === 'principal' ? 'instalment' : 'principal'];
  const payments = than(other.firstPayment - chosen.firstPayment, '多', '少');
  const interests = than(other.interest - chosen.interest, '多付', '少付');
  return {
    main: amount(paymentName(method), chosen.firstPayment),
    second: amount('总利息', chosen.interest),
    figures: [
      ...(today
        ? [
            amount(`今天（已还 ${today.paid} 期）剩余本金`, today.owed),
            amount('下一期月供', chosen.schedule[today.paid]?.payment ?? 0),
          ]
        : []),
      ...(method === 'principal' ? [amount('每月约递减', chosen.decrease)] : []),
      ...lent,
      ...(loans.length > 1 ? [amount('贷款总额', chosen.payment - chosen.interest)] : []),
      amount('总利息', chosen.interest),
      amount('还款总额', chosen.payment),
      { name: '还款期数', value: `${chosen.months} 期（${spanOf(chosen.months)}）` },
    ],
    sentence: `换成${name}：首月月供 ${yuanOf(other.firstPayment)}（${payments}），总利息 ${yuanOf(other.interest)}（${interests}）。`,
  };
}

/** What a mortgage costs per month and in total, and what prepaying saves. */
export const mortgageCalculator: Calculator<MortgageInput, MortgageResult> = {
  name: 'mortgage',
  title: '房贷计算器',
  place: links.mortgage,
  defaults: mortgageDefaults,
  choices: mortgageChoices,
  resultOf,
  outcomeOf,
};
