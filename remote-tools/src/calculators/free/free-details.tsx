import { Card } from '@suite/ui';
import { useMemo } from 'react';
import { AsOf } from '../as-of';
import { newestValue } from '../rules/dated-rule';
import { withdrawal } from '../rules/table';
import { ticksOf, yuanText } from '../../chart/axis';
import { StackedChart } from '../../chart/stacked-chart';
import { Formula } from '../formula';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable } from '../schedule-table';
import { percentOf, spanOf } from '../words';
import type { FreedomMonth } from './freedom';
import { lastingWords, shareWords, type FreeResult } from './free-calculator';

/** The last month, where both lines meet. */
const lastMark = (way: FreedomMonth[], text: string) =>
  way.slice(-1).map(({ number, capital }) => ({ at: number, value: capital / 100, text }));

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
      marks: months === undefined ? [] : lastMark(way, '追上目标'),
      unit: '元',
      valueText: yuanText,
    }),
    [way, months],
  );
  if (way.length < 2) return null;
  return (
    <Card title="资产追上目标">
      <StackedChart
        data={data}
        text={
          months === undefined
            ? '60 年内资产一直低于需要的资产。'
            : `资产在 ${spanOf(months)}后追上需要的资产，此后靠提取生活。`
        }
        describe={(index) => {
          const month = way[index];
          if (!month) return '';
          const when = month.number ? `${spanOf(month.number)}后` : '今天';
          return `${when}：资产 ${yuanOf(month.capital)}，走到目标的 ${shareWords(month.capital, month.goal)}`;
        }}
      />
    </Card>
  );
}

/** What is left at the end of each year of living on the capital. */
export function AfterChart({ result: { after, months } }: { result: FreeResult }) {
  const { years } = after;
  const data = useMemo(
    () => ({
      at: years.map((year) => year.months),
      apart: true,
      layers: [
        { label: '资产', tone: 'primary' as const, values: years.map(({ capital }) => capital / 100) },
      ],
      ...ticksOf(years[years.length - 1]?.months ?? 0),
      unit: '元',
      valueText: yuanText,
    }),
    [years],
  );
  return (
    <Card title={months ? '实现之后的每一年' : '从今天起只花不存'}>
      <StackedChart
        data={data}
        text={
          after.lasts === undefined
            ? '100 年后资产还没有用完。'
            : `支出随通胀增加，${lastingWords(after)}后资产不够下个月的支出。`
        }
        describe={(index) => {
          const year = years[index];
          if (!year) return '';
          return year.months
            ? `${spanOf(year.months)}后：资产 ${yuanOf(year.capital)}`
            : `开始时：资产 ${yuanOf(year.capital)}`;
        }}
      />
      <ScheduleTable
        caption="单位：元"
        columns={['时间', '当年花掉', '剩余资产']}
        groups={years.slice(1).map((year) => ({
          title: `${spanOf(year.months)}后`,
          cells: [decimalOf(year.spent), decimalOf(year.capital)],
        }))}
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
          cells: [decimalOf(capital), decimalOf(goal), shareWords(capital, goal)],
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
          '年化收益率扣掉每年费用，再开 12 次方，是每月的增长。每月末：资产 = 上月资产 × 每月增长 + 每月结余，四舍五入到分。',
          '需要的资产和支出每月按通胀率的 12 次方根增长，一年正好是通胀率，所以时间越久目标越高。',
          '实现之后不再结余：每月初取出当月支出，减去养老金，余下的继续增长，不够下个月支出就算用完。',
          '多存的钱按每月 365 ÷ 12 天计算。',
          `${newestValue(withdrawal)}% 是经验值，并不保证适用于您的投资，可以自行调低。`,
        ]}
      >
        需要的资产 = 每月支出 × 12 ÷ 每年提取比例
      </Formula>
      <AsOf rule={withdrawal} />
    </Card>
  );
}
