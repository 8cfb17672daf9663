import { Card } from '@suite/ui';
import { Formula } from '../formula';
import { grouped } from '../money';
import { ScheduleTable } from '../schedule-table';
import type { ChangeResult } from './change-calculator';
import { centralRate, currencies, currencyOf, exchanged, ratesAsOf, rateText } from './exchange';

/** The amount in every currency, by the central parity rates. */
export function ChangeTable({ result: { amount, from } }: { result: ChangeResult }) {
  const groups = currencies
    .filter(({ code }) => code !== from)
    .map(({ code, name }) => ({
      title: `${name} ${code}`,
      cells: [rateText(centralRate(from, code)), grouped(exchanged(amount, centralRate(from, code), code))],
    }));
  return (
    <Card title={`${grouped(amount)} ${currencyOf(from).name}能换多少`}>
      <ScheduleTable
        caption={`按 ${ratesAsOf} 的中间价`}
        columns={['货币', `1 ${from} =`, '可换']}
        groups={groups}
      />
    </Card>
  );
}

/** How the result is calculated. */
export function ChangeFormula({ result: { amount, from, to, rate, isOwn } }: { result: ChangeResult }) {
  const [sold, bought] = [currencyOf(from), currencyOf(to)];
  const unit = (units: number) => (units > 1 ? ` ÷ ${units}` : '');
  return (
    <Card title="计算公式">
      <Formula
        examples={[
          isOwn
            ? `${grouped(amount)} × ${rateText(rate)} = ${grouped(exchanged(amount, rate, to))} ${to}`
            : `${grouped(amount)} × (${sold.yuan}${unit(sold.units)}) ÷ (${bought.yuan}${unit(bought.units)}) = ${grouped(exchanged(amount, rate, to))} ${to}`,
        ]}
        notes={[
          '日元的中间价按 100 日元公布；两种外币之间按各自对人民币的中间价套算。',
          '结果四舍五入到货币的最小单位，汇率显示六位有效数字，计算时不舍入。',
          '银行的买入价和卖出价与中间价有差别，到银行换汇前请填上当天的牌价再算一次。',
        ]}
      >
        {isOwn ? '可换金额 = 金额 × 自填汇率' : '可换金额 = 金额 × 持有货币的中间价 ÷ 换成货币的中间价'}
      </Formula>
    </Card>
  );
}
