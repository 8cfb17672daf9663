import { Card } from '@suite/ui';
import { useMemo } from 'react';
import { StackedChart } from '../../chart/stacked-chart';
import { ticksOf, yuanText } from '../../chart/axis';
import { Formula, Power } from '../formula';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable } from '../schedule-table';
import { percentOf } from '../words';
import { inTodaysMoney, PERIODS, worthAfter } from './growth';
import type { IncomeResult } from './income-calculator';

/** The ends of the years, and of the term. */
const momentsOf = (months: number): number[] =>
  Array.from({ length: Math.ceil(months / 12) }, (_, year) => Math.min(months, (year + 1) * 12));

const titleOf = (months: number) =>
  months % 12 ? `第 ${Math.ceil(months / 12)} 年（${months % 12} 个月）` : `第 ${months / 12} 年`;

/** Principal and interest over the years. */
export function IncomeChart({ result: { deposit } }: { result: IncomeResult }) {
  const { principal, months } = deposit;
  const data = useMemo(() => {
    const at = Array.from({ length: months + 1 }, (_, month) => month);
    return {
      at,
      layers: [
        { label: '本金', tone: 'primary' as const, values: at.map(() => principal / 100) },
        {
          label: '收益',
          tone: 'warning' as const,
          values: at.map((month) => (worthAfter(deposit, month) - principal) / 100),
        },
      ],
      ...ticksOf(months),
      unit: '元',
      valueText: yuanText,
    };
  }, [deposit, months, principal]);
  const worth = worthAfter(deposit, months);
  return (
    <Card title="本金与收益">
      <StackedChart
        data={data}
        text={`本金 ${yuanOf(principal)} 不变，收益逐年累积，到期时收益是本金的 ${(((worth - principal) / principal) * 100).toFixed(1)}%。`}
        describe={(month) =>
          `${month ? `${month} 个月后` : '今天'}：本息 ${yuanOf(worthAfter(deposit, month))}，收益 ${yuanOf(worthAfter(deposit, month) - principal)}`
        }
      />
    </Card>
  );
}

/** The interest of each year. */
export function IncomeTable({ result: { deposit, inflation } }: { result: IncomeResult }) {
  const groups = useMemo(() => {
    let before = deposit.principal;
    return momentsOf(deposit.months).map((months) => {
      const worth = worthAfter(deposit, months);
      const cells = [worth - before, worth, inTodaysMoney(worth, inflation, months)].map(decimalOf);
      before = worth;
      return { title: titleOf(months), cells };
    });
  }, [deposit, inflation]);
  return (
    <Card title="逐年明细">
      <ScheduleTable
        caption="单位：元"
        columns={['时间', '当年收益', '本息合计', '今天的购买力']}
        groups={groups}
      />
    </Card>
  );
}

/** How the result is calculated. */
export function IncomeFormula({ result: { deposit, worth } }: { result: IncomeResult }) {
  const { principal, annualRate, months, compounding } = deposit;
  const rate = percentOf(annualRate);
  const lent = decimalOf(principal);
  if (compounding === 'simple') {
    return (
      <Card title="计算公式（单利）">
        <Formula
          examples={[`${lent} × (1 + ${rate} × ${months} ÷ 12) = ${yuanOf(worth)}`]}
          notes={[
            '单利只按本金计息，利息不再生息，定期存款到期一次还本付息就是这样算的。',
            '实际年化：每年按它复利一次，到期本息相同。期限越长，单利的实际年化越低。',
            '结果四舍五入到分，未计税费。',
          ]}
        >
          到期本息 = 本金 × (1 + 年利率 × 月数 ÷ 12)
        </Formula>
      </Card>
    );
  }
  const times = PERIODS[compounding];
  const rest = months % (12 / times);
  return (
    <Card title="计算公式（复利）">
      <Formula
        examples={[
          <>
            {lent} × <Power base={`(1 + ${rate} ÷ ${times})`} exponent={Math.floor((months * times) / 12)} />
            {rest ? ` × (1 + ${rate} × ${rest} ÷ 12)` : ''} = {yuanOf(worth)}
          </>,
        ]}
        notes={[
          '每到计息日，利息并入本金一起生息。不满一个计息期的零头月份按单利计算。',
          '实际年化：每年按它复利一次，到期本息相同，即 (到期本息 ÷ 本金) 的 (12 ÷ 月数) 次方 − 1。',
          '今天的购买力 = 到期本息 ÷ (1 + 通胀率) 的年数次方。',
          '利率和通胀率由您填写，实际收益会变动，结果不代表任何产品的承诺。',
        ]}
      >
        到期本息 = 本金 × <Power base="(1 + 年利率 ÷ 每年计息次数)" exponent="总次数" />
      </Formula>
    </Card>
  );
}
