import { Card } from '@suite/ui';
import { useMemo } from 'react';
import { ticksOf, yuanText } from '../../chart/axis';
import { StackedChart } from '../../chart/stacked-chart';
import { yuanOf } from '../money';
import type { Month } from './loan';

const shareOf = ({ interest, payment }: Month) =>
  `${payment ? ((interest / payment) * 100).toFixed(1) : '0.0'}%`;

/** Describes the plot for screen readers. */
export function textOf(schedule: Month[]): string {
  const [first] = schedule;
  const last = schedule[schedule.length - 1];
  if (!first || !last) return '';
  if (!first.interest) return '利率为 0，月供全部是本金。';
  const turn = schedule.filter(({ principal, interest }) => principal <= interest).length;
  const middle = turn ? `第 ${turn + 1} 期起本金超过利息` : '从首月起本金就超过利息';
  return `首月月供中利息占 ${shareOf(first)}，${middle}，最后一期利息只占 ${shareOf(last)}。`;
}

/** Principal and interest in each month's payment. */
export function MortgageChart({ schedule }: { schedule: Month[] }) {
  const data = useMemo(
    () => ({
      at: schedule.map(({ number }) => number),
      layers: [
        {
          label: '本金',
          tone: 'primary' as const,
          values: schedule.map(({ principal }) => principal / 100),
        },
        {
          label: '利息',
          tone: 'warning' as const,
          values: schedule.map(({ interest }) => interest / 100),
        },
      ],
      ...ticksOf(schedule.length),
      unit: '元/期',
      valueText: yuanText,
    }),
    [schedule],
  );
  const describe = (index: number) => {
    const month = schedule[index];
    return month
      ? `第 ${month.number} 期：本金 ${yuanOf(month.principal)}，利息 ${yuanOf(month.interest)}`
      : '';
  };
  return (
    <Card title="月供中的本金与利息">
      <StackedChart data={data} text={textOf(schedule)} describe={describe} />
    </Card>
  );
}
