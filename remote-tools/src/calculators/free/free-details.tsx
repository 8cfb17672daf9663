import { Card } from '@suite/ui';
import { useMemo } from 'react';
import { AsOf } from '../as-of';
import { ticksOf, yuanText } from '../../chart/axis';
import { StackedChart } from '../../chart/stacked-chart';
import { Formula } from '../formula';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable } from '../schedule-table';
import { percentOf, spanOf } from '../words';
import type { FreeResult } from './free-calculator';

const shareOf = (capital: number, goal: number) => `${Math.min(100, (capital / goal) * 100).toFixed(1)}%`;

/** The capital on its way to the goal. */
export function FreeChart({ result: { way, months } }: { result: FreeResult }) {
  const data = useMemo(
    () => ({
      at: way.map(({ number }) => number),
      apart: true,
      layers: [
        { label: '资产', tone: 'primary' as const, values: way.map(({ capital }) => capital / 100) },
        { label: '需要的资产', tone: 'warning' as const, values: way.map(({ goal }) => goal / 100) },
      ],
      ...ticksOf(way.length - 1),
      unit: '元',
      valueText: yuanText,
    }),
    [way],
  );
  if (way.length < 2) return null;
  return (
    <Card title="资产追上目标">
      <StackedChart
        data={data}
        text={
          months === undefined
            ? '60 年内资产一直低于需要的资产。'
            : `资产在 ${spanOf(months)}后追上需要的资产，此后可以靠提取生活。`
        }
        describe={(index) => {
          const month = way[index];
          if (!month) return '';
          return `${spanOf(month.number)}后：资产 ${yuanOf(month.capital)}，是目标的 ${shareOf(month.capital, month.goal)}`;
        }}
      />
    </Card>
  );
}

/** The end of each year. */
export function FreeTable({ result: { way } }: { result: FreeResult }) {
  const groups = useMemo(
    () =>
      way
        .filter(({ number }, index) => number > 0 && (number % 12 === 0 || index === way.length - 1))
        .map(({ number, capital, goal }) => ({
          title: `${spanOf(number)}后`,
          cells: [decimalOf(capital), decimalOf(goal), shareOf(capital, goal)],
        })),
    [way],
  );
  if (groups.length === 0) return null;
  return (
    <Card title="逐年进度">
      <ScheduleTable caption="单位：元" columns={['时间', '资产', '需要的资产', '进度']} groups={groups} />
    </Card>
  );
}

/** How the result is calculated, and where the share that is withdrawn comes from. */
export function FreeFormula({ result: { plan, needed } }: { result: FreeResult }) {
  return (
    <Card title="计算公式">
      <Formula
        examples={[`${decimalOf(plan.spending)} × 12 ÷ ${percentOf(plan.withdrawal)} = ${yuanOf(needed)}`]}
        notes={[
          '每月末：资产 = 上月资产 × (1 + 年化收益率 ÷ 12) + 每月结余，四舍五入到分。',
          '需要的资产每月按 通胀率 ÷ 12 增长，所以时间越久目标越高。',
          '多存的钱按每月 365 ÷ 12 天计算。',
          '4% 是按美国 1926 年以来的股债收益得出的经验值，并不保证适用于您的投资，可以自行调低。',
        ]}
      >
        需要的资产 = 每月支出 × 12 ÷ 每年提取比例
      </Formula>
      <AsOf date="1994-10" source="提取比例 4% 的来源：William Bengen，《Journal of Financial Planning》" />
    </Card>
  );
}
