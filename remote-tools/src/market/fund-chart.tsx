import type { FundDetail, FundValue } from '@suite/api';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Card, RadioGroup, Stats } from '@suite/ui';
import { memo, useMemo, useState } from 'react';
import { LineChart } from '../chart/line-chart';
import type { LineData } from '../chart/line-plot';
import { useNextFrame } from '../chart/use-next-frame';
import { changeWords } from './fund-list';
import css from './market.module.css';
import {
  courseOf,
  drawdownOf,
  gainOf,
  heldSince,
  rangeNames,
  startOf,
  type Course,
  type Range,
} from './returns';
import { ValueTable } from './value-table';

type Measure = 'unit_value' | 'accumulated_value';

const measures = [
  { value: 'unit_value' as const, label: '单位净值' },
  { value: 'accumulated_value' as const, label: '累计净值' },
];
export const ranges = (Object.keys(rangeNames) as Range[]).map((value) => ({
  value,
  label: rangeNames[value],
}));

/** The part of a fund's course that is looked at. */
interface View {
  course: Course;
  /** Where the part begins. */
  start: number;
  values: readonly FundValue[];
  measure: Measure;
  name: string;
  data: LineData;
}

function textOf({ values, measure, name, data }: View) {
  const [first, last] = [values[0], values[values.length - 1]];
  if (!first || !last) return '';
  const numbers = data.lines[0]?.values ?? [];
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return `${name}从 ${yearAndDayInWords(first.date)}的 ${first[measure]} 到 ${yearAndDayInWords(last.date)}的 ${last[measure]}，最低 ${low.toFixed(4)}，最高 ${high.toFixed(4)}。`;
}

const yuanOf = (values: readonly number[]) => values.map((value) => value / 10_000);

function useView(fund: FundDetail, measure: Measure, range: Range): View {
  const course = useMemo(() => courseOf(fund.list), [fund]);
  const yuan = useMemo(
    () => ({ unit_value: yuanOf(course.unit), accumulated_value: yuanOf(course.accumulated) }),
    [course],
  );
  return useMemo(() => {
    const start = startOf(fund.list, range, fund.date);
    const values = fund.list.slice(start);
    const name = measure === 'unit_value' ? '单位净值' : '累计净值';
    const data = {
      lines: [{ label: name, tone: 'primary' as const, values: yuan[measure].slice(start) }],
      dayText: (at: number) => values[at]?.date ?? '',
      valueText: (value: number) => value.toFixed(2),
    };
    return { course, start, values, measure, name, data };
  }, [fund, course, yuan, measure, range]);
}

/** The course of a fund; unit and accumulated value are different measures and never share an axis. */
export function FundChart({ fund }: { fund: FundDetail }) {
  const [measure, setMeasure] = useState<Measure>(
    // The unit value of a money fund never moves.
    fund.type === 'money' ? 'accumulated_value' : 'unit_value',
  );
  const [range, setRange] = useState<Range>('1y');
  const view = useView(fund, measure, range);
  return (
    <Card title="净值走势" label="净值走势">
      <div className={css.choices}>
        <RadioGroup label="净值口径" options={measures} value={measure} onChange={setMeasure} />
        <RadioGroup label="时间范围" options={ranges} value={range} onChange={setRange} />
      </div>
      <ViewChart drawn={view.data} view={useNextFrame(view)} />
    </Card>
  );
}

interface ViewChartProps {
  /** What is drawn, which may be a frame ahead of the view. */
  drawn: LineData;
  view: View;
}

const ViewChart = ({ drawn, view }: ViewChartProps) => (
  <>
    <LineChart
      drawn={drawn}
      data={view.data}
      text={useMemo(() => textOf(view), [view])}
      describe={(index) => {
        const value = view.values[index];
        return value ? `${value.date} ${view.name} ${value[view.measure]}` : null;
      }}
      table={() => <ValueTable values={view.values} />}
    />
    <Outcome view={view} />
  </>
);

/** What the range brought, and its deepest fall. */
const Outcome = memo(({ view: { course, start, values } }: { view: View }) => {
  // These stay while the other net value is drawn.
  const held = useMemo(() => heldSince(course, start), [course, start]);
  const fall = useMemo(() => drawdownOf(values, held), [values, held]);
  const gain = gainOf(values, held);
  return (
    <>
      <Stats
        items={[
          { name: '区间收益', value: gain === '' ? undefined : changeWords(gain) },
          { name: '最大回撤', value: fall ? `−${fall.percent}%` : '0.00%' },
        ]}
      />
      <p className={css.note}>
        {fall ? `最大回撤发生在 ${fall.from} 至 ${fall.to}。` : ''}
        区间收益 =（期末累计净值 − 期初累计净值）÷ 期初单位净值，分红按现金计，未扣申购赎回费。
      </p>
    </>
  );
});
