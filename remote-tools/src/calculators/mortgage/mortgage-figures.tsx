import { yuanOf } from '../money';
import { ResultCard } from '../result-card';
import type { Method } from './loan';
import type { MortgageResult, Prepaid, Repayment } from './mortgage-result';
import css from './mortgage.module.css';
import { lenderNames, methodNames, percentOf, spanOf } from './words';

/** Name of the first payment. */
export const paymentName = (method: Method) => (method === 'principal' ? '首月月供' : '月供');

/** What the loan costs. */
export function LoanFigures({ result }: { result: MortgageResult }) {
  const { method, chosen, other, loans } = result;
  const lent = chosen.payment - chosen.interest;
  return (
    <ResultCard
      title="计算结果"
      main={{ name: paymentName(method), value: yuanOf(chosen.firstPayment) }}
      figures={[
        ...(method === 'principal' ? [{ name: '每月约递减', value: yuanOf(chosen.decrease) }] : []),
        ...loans.map(({ lender, principal, annualRate }) => ({
          name: `${lenderNames[lender]}（${percentOf(annualRate)}）`,
          value: yuanOf(principal),
        })),
        ...(loans.length > 1 ? [{ name: '贷款总额', value: yuanOf(lent) }] : []),
        { name: '总利息', value: yuanOf(chosen.interest) },
        { name: '还款总额', value: yuanOf(chosen.payment) },
        { name: '还款期数', value: `${chosen.months} 期（${spanOf(chosen.months)}）` },
      ]}
    >
      <Comparison method={method} chosen={chosen} other={other} />
    </ResultCard>
  );
}

const than = (difference: number, more: string, less: string) =>
  difference === 0 ? '相同' : `${difference > 0 ? more : less} ${yuanOf(Math.abs(difference))}`;

function Comparison({ method, chosen, other }: { method: Method; chosen: Repayment; other: Repayment }) {
  const name = methodNames[method === 'principal' ? 'instalment' : 'principal'];
  return (
    <p className={css.remark}>
      换成{name}：首月月供 {yuanOf(other.firstPayment)}（
      {than(other.firstPayment - chosen.firstPayment, '多', '少')}），总利息 {yuanOf(other.interest)}（
      {than(other.interest - chosen.interest, '多付', '少付')}）。
    </p>
  );
}

/** What a prepayment saves. */
export function PrepaidFigures({ prepaid, combined }: { prepaid: Prepaid; combined: boolean }) {
  const { amount, afterMonth, interest, months, monthsAfter, paymentBefore, paymentAfter } = prepaid;
  return (
    <ResultCard
      title="提前还款效果"
      main={{ name: '节省利息', value: yuanOf(interest) }}
      good
      figures={[
        { name: '提前还款金额', value: yuanOf(amount) },
        { name: `第 ${afterMonth + 1} 期月供（原来）`, value: yuanOf(paymentBefore) },
        {
          name: `第 ${afterMonth + 1} 期月供（之后）`,
          value: paymentAfter ? yuanOf(paymentAfter) : '已结清',
        },
        {
          name: combined ? `${lenderNames[prepaid.lender]}结清时间` : '新的结清时间',
          value: `第 ${monthsAfter} 期${months ? `，提前 ${spanOf(months)}` : '，与原来相同'}`,
        },
      ]}
    >
      <p className={css.remark}>按第 {afterMonth} 期还款日当天一并还款计算，未计银行可能收取的违约金。</p>
    </ResultCard>
  );
}
