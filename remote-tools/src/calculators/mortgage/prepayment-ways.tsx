import { Card } from '@suite/ui';
import { Remark } from '../frame/whole';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable } from '../schedule-table';
import { percentOf, spanOf } from '../words';
import type { Prepaid, Saving } from './mortgage-result';

const endText = ({ months, monthsAfter }: Saving) =>
  months ? `第 ${monthsAfter} 期（提前 ${spanOf(months)}）` : `第 ${monthsAfter} 期`;

/** Shorter or lower side by side, and paying back against investing. */
export function PrepaymentWays({ prepaid }: { prepaid: Prepaid }) {
  const { otherWay, invested, investRate, amount } = prepaid;
  const ways = otherWay ? [prepaid, otherWay] : [];
  const [shorter, lower] = [
    ways.find(({ keep }) => keep === 'payment'),
    ways.find(({ keep }) => keep === 'term'),
  ];
  return (
    <>
      {shorter && lower ? (
        <Card title="缩短年限还是减少月供">
          <ScheduleTable
            caption="同样的提前还款，单位：元"
            columns={['项目', '缩短年限', '减少月供']}
            groups={[
              { title: '少付利息', cells: [decimalOf(shorter.interest), decimalOf(lower.interest)] },
              { title: '下期月供', cells: [decimalOf(shorter.paymentAfter), decimalOf(lower.paymentAfter)] },
              { title: '结清', cells: [endText(shorter), endText(lower)] },
            ]}
          />
          <Remark
            text={`缩短年限比减少月供少付利息 ${yuanOf(shorter.interest - lower.interest)}，代价是月供不降。`}
          />
        </Card>
      ) : null}
      <Card title="提前还款还是理财">
        <ScheduleTable
          caption="到原定结清时，单位：元"
          columns={['做法', '到那时共有']}
          groups={[
            { title: '提前还款', cells: [decimalOf(invested.prepaid)] },
            { title: `理财 ${percentOf(investRate)}`, cells: [decimalOf(invested.invested)] },
          ]}
        />
        <Remark
          text={`提前还款：省下的月供每月按年化 ${percentOf(investRate)} 理财。理财：${yuanOf(amount)} 在提前还款的日子按同样年化理财。理财收益不保证，提前还款的省息是确定的。`}
        />
      </Card>
    </>
  );
}
