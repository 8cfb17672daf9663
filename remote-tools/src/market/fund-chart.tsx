import type { FundDetail, FundValue } from '@suite/api';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Card, RadioGroup, Stats } from '@suite/ui';
import { useMemo, useState } from 'react';
import { LineChart } from '../chart/line-chart';
import { changeWords } from './fund-list';
import css from './market.module.css';
import { courseOf, drawdownOf, gainOf, heldSince, rangeNames, startOf, type Range } from './returns';
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

function textOf(values: readonly FundValue[], measure: Measure, name: string, numbers: readonly number[]) {
  const [first, last] = [values[0], values[values.length - 1]];
  if (!first || !last) return '';
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return `${name}从 ${yearAndDayInWords(first.date)}的 ${first[measure]} 到 ${yearAndDayInWords(last.date)}的 ${last[measure]}，最低 ${low.toFixed(4)}，最高 ${high.toFixed(4)}。`;
}

/** The course of a fund; unit and accumulated value are different measures and never share an axis. */
export function FundChart({ fund }: { fund: FundDetail }) {
  const [measure, setMeasure] = useState<Measure>(
    // The unit value of a money fund never moves.
    fund.type === 'money' ? 'accumulated_value' : 'unit_value',
  );
  const [range, setRange] = useState<Range>('1y');
  const course = useMemo(() => courseOf(fund.list), [fund]);
  const start = startOf(fund.list, range, fund.date);
  const values = useMemo(() => fund.list.slice(start), [fund, start]);
  const name = measure === 'unit_value' ? '单位净值' : '累计净值';
  const numbers = useMemo(() => {
    const all = measure === 'unit_value' ? course.unit : course.accumulated;
    return all.slice(start).map((value) => value / 10_000);
  }, [course, measure, start]);
  const data = useMemo(
    () => ({
      lines: [{ label: name, tone: 'primary' as const, values: numbers }],
      dayText: (at: number) => values[at]?.date ?? '',
      valueText: (value: number) => value.toFixed(2),
    }),
    [values, numbers, name],
  );
  // These stay while the other net value is drawn.
  const held = useMemo(() => heldSince(course, start), [course, start]);
  const fall = useMemo(() => drawdownOf(values, held), [values, held]);
  const gain = gainOf(values, held);
  return (
    <Card title="净值走势" label="净值走势">
      <div className={css.choices}>
        <RadioGroup label="净值口径" options={measures} value={measure} onChange={setMeasure} />
        <RadioGroup label="时间范围" options={ranges} value={range} onChange={setRange} />
      </div>
      <LineChart
        data={data}
        text={textOf(values, measure, name, numbers)}
        describe={(index) =>
          values[index] ? `${values[index].date} ${name} ${values[index][measure]}` : null
        }
        table={() => <ValueTable values={values} />}
      />
      <Stats
        items={[
          { name: '区间收益', value: gain === '' ? undefined : changeWords(gain) },
          { name: '最大回撤', value: fall ? `-${fall.percent}%` : '0.00%' },
        ]}
      />
      <p className={css.note}>
        {fall ? `最大回撤发生在 ${fall.from} 至 ${fall.to}。` : ''}
        区间收益 =（期末累计净值 − 期初累计净值）÷ 期初单位净值，分红按现金计，未扣申购赎回费。
      </p>
    </Card>
  );
}
