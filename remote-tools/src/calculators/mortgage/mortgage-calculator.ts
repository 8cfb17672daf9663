import { places } from '@suite/kernel/places';
import type { Calculator, Form, Outcome } from '../frame/calculator';
import { than, yuanOf } from '../money';
import { amount } from '../result-card';
import type { Method } from './loan';
import { mortgageChoices, mortgageDefaults, type MortgageInput } from './mortgage-input';
import { resultOf, type MortgageResult } from './mortgage-result';
import { percentOf, spanOf } from '../words';
import { lenderNames, methodNames } from './words';

/** Shared by the parts of the form. */
export type MortgageForm = Form<MortgageInput>;

/** Name of the first payment. */
export const paymentName = (method: Method) => (method === 'principal' ? '首月月供' : '月供');

function outcomeOf({ method, chosen, other, loans }: MortgageResult): Outcome {
  const name = methodNames[method === 'principal' ? 'instalment' : 'principal'];
  const payments = than(other.firstPayment - chosen.firstPayment, '多', '少');
  const interests = than(other.interest - chosen.interest, '多付', '少付');
  return {
    main: amount(paymentName(method), chosen.firstPayment),
    second: amount('总利息', chosen.interest),
    figures: [
      ...(method === 'principal' ? [amount('每月约递减', chosen.decrease)] : []),
      ...loans.map(({ lender, principal, annualRate }) =>
        amount(`${lenderNames[lender]}（${percentOf(annualRate)}）`, principal),
      ),
      ...(loans.length > 1 ? [amount('贷款总额', chosen.payment - chosen.interest)] : []),
      amount('总利息', chosen.interest),
      amount('还款总额', chosen.payment),
      { name: '还款期数', value: `${chosen.months} 期（${spanOf(chosen.months)}）` },
    ],
    sentence: `换成${name}：首月月供 ${yuanOf(other.firstPayment)}（${payments}），总利息 ${yuanOf(other.interest)}（${interests}）。`,
  };
}

/** What a mortgage costs per month and in total. */
export const mortgageCalculator: Calculator<MortgageInput, MortgageResult> = {
  name: 'mortgage',
  title: '房贷计算器',
  place: places.mortgage,
  defaults: mortgageDefaults,
  choices: mortgageChoices,
  resultOf,
  outcomeOf,
};
