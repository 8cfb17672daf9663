import type { FundDetail, FundValue } from '@suite/api';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Card, RadioGroup, Stats } from '@suite/ui';
import { memo, useMemo, useState } from 'react';
import { LineChart } from '../chart/line-chart';
import type { LineData } from '../chart/line-plot';
import { stepText } from '../chart/step-text';
import { useNextFrame } from '../chart/use-next-frame';
import { changeWords } from './fund-list';
import css from './market.module.css';
import { RangeRow } from './range-row';
import { courseOf, drawdownOf, gainOf, reinvested, startOf, type Drawdown, type Range } from './returns';
import { ValueTable } from './value-table';

type Measure = 'adjusted' | 'unit' | 'accumulated';

const measureNames: Readonly<Record<Measure, string>> = {
  adjusted: '复权净值',
  unit: '单位净值',
  accumulated: '累计净值',
};
const measures = (Object.keys(measureNames) as Measure[]).map((value) => ({
  value,
  label: measureNames[value],
}));

/** The part of a fund's course that is looked at. */
interface View {
  values: readonly FundValue[];
  /** Growth of the range with dividends reinvested. */
  held: number[];
  fall: Drawdown | undefined;
  name: string;
  data: LineData;
}

function textOf({ values, name, data }: View) {
  const [first, last] = [values[0], values[values.length - 1]];
  if (!first || !last) return '';
  const numbers = data.lines[0]?.values ?? [];
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const [from = 0, to = 0] = [numbers[0], numbers[numbers.length - 1]];
  return `${name}从 ${yearAndDayInWords(first.date)}的 ${from.toFixed(4)} 到 ${yearAndDayInWords(last.date)}的 ${to.toFixed(4)}，最低 ${low.toFixed(4)}，最高 ${high.toFixed(4)}。`;
}

const yuanOf = (values: readonly number[]) => values.map((value) => value / 10_000);

function useView(fund: FundDetail, measure: Measure, range: Range): View {
  const courses = useMemo(() => {
    const course = courseOf(fund.list);
    const held = reinvested(course);
    const base = (course.unit[0] ?? 0) / 10_000;
    return {
      held,
      unit: yuanOf(course.unit),
      accumulated: yuanOf(course.accumulated),
      adjusted: held.map((growth) => growth * base),
    };
  }, [fund]);
  const part = useMemo(() => {
    const start = startOf(fund.list, range, fund.date);
    const [values, held] = [fund.list.slice(start), courses.held.slice(start)];
    return { start, values, held, fall: drawdownOf(values, held) };
  }, [fund, courses, range]);
  return useMemo(() => {
    const { start, values, fall } = part;
    const placeAt = (date: string) => values.findIndex((value) => value.date === date);
    const name = measureNames[measure];
    const data: LineData = {
      lines: [{ label: name, tone: 'primary', values: courses[measure].slice(start) }],
      dayText: (at) => values[at]?.date ?? '',
      valueText: (value, step = 0.0001) => stepText(value, step),
      // A unit value also falls by a dividend: only the adjusted one shows the fall of the fund.
      fall: fall && measure === 'adjusted' ? { from: placeAt(fall.from), to: placeAt(fall.to) } : undefined,
    };
    return { ...part, name, data };
  }, [courses, part, measure]);
}

/** The course of a fund; its three measures never share an axis. */
export function FundChart({ fund }: { fund: FundDetail }) {
  const [measure, setMeasure] = useState<Measure>('adjusted');
  const [range, setRange] = useState<Range>('1y');
  const view = useView(fund, measure, range);
  const later = useNextFrame(view);
  return (
    <Card title="净值走势" label="净值走势">
      <LineChart
        drawn={view.data}
        data={later.data}
        text={useMemo(() => textOf(later), [later])}
        describe={(index) => {
          const value = later.data.lines[0]?.values[index];
          return value === undefined
            ? null
            : `${later.data.dayText(index)} ${later.name} ${value.toFixed(4)}`;
        }}
        table={() => <ValueTable values={later.values} />}
      />
      <RangeRow value={range} onChange={setRange} />
      <Outcome values={later.values} held={later.held} fall={later.fall} />
      <div className={css.choices}>
        <RadioGroup label="净值口径" options={measures} value={measure} onChange={setMeasure} />
      </div>
    </Card>
  );
}

/** What the range brought, and its deepest fall; they stay while another measure is drawn. */
const Outcome = memo(({ values, held, fall }: Pick<View, 'values' | 'held' | 'fall'>) => {
  const gain = gainOf(values, held);
  return (
    <>
      <Stats
        items={[
          { name: '区间收益（复权）', value: gain === '' ? undefined : changeWords(gain) },
          { name: '最大回撤', value: fall ? `−${fall.percent}%` : '0.00%' },
        ]}
      />
      <p className={css.note}>
        {fall ? `最大回撤发生在 ${fall.from} 至 ${fall.to}。` : ''}
        复权：分红在当天再投资，拆分还原，与“近一年”等涨跌幅同一口径，未扣申购赎回费。
      </p>
    </>
  );
});
