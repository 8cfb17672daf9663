import { Remark } from '../frame/whole';
import { yuanOf } from '../money';
import { amount as amountOf, ResultCard } from '../result-card';
import type { Prepaid } from './mortgage-result';
import { spanOf } from '../words';
import { lenderNames } from './words';

/** What a prepayment saves. */
export function PrepaidFigures({ prepaid, combined }: { prepaid: Prepaid; combined: boolean }) {
  const { amount, afterMonth, interest, months, monthsAfter, paymentBefore, paymentAfter } = prepaid;
  return (
    <ResultCard
      title="提前还款效果"
      main={amountOf('节省利息', interest)}
      good
      figures={[
        amountOf('提前还款金额', amount),
        amountOf(`第 ${afterMonth + 1} 期月供（原来）`, paymentBefore),
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
      <Remark text={`按第 ${afterMonth} 期还款日当天一并还款计算，未计银行可能收取的违约金。`} />
    </ResultCard>
  );
}
