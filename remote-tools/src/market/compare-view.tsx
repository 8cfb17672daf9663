import { withMinus, type FundDetail } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { Card } from '@suite/ui';
import { Empty, Skeleton } from '@suite/ui/base';
import { useMemo, useState } from 'react';
import { LineChart } from '../chart/line-chart';
import { stepText } from '../chart/step-text';
import { KeptNotice } from '../kept/kept-notice';
import { comparisonOf } from './compare';
import { CompareTable, factRows } from './compare-table';
import { RangeRow } from './range-row';
import css from './market.module.css';
import { percentText, reinvestedValues, valuesIn, type Range } from './returns';
import { useFunds } from './use-funds';
import { tableRows } from './value-table';

const tones = ['primary', 'warning', 'text-secondary'] as const;

/** The growth of two or three funds since the same day. */
export function CompareView({ ids }: { ids: readonly number[] }) {
  const { query, keptAt } = useFunds(ids);
  return (
    <>
      <KeptNotice at={keptAt} onRefresh={query.refetch} />
      <div className={css.head}>
        <h1 className={css.fundName}>基金对比</h1>
      </div>
      <Loaded query={query} skeleton={<Skeleton card rows={12} />}>
        {(funds) => <Comparing funds={funds} />}
      </Loaded>
    </>
  );
}

function Comparing({ funds }: { funds: readonly FundDetail[] }) {
  const [range, setRange] = useState<Range>('1y');
  const [one, two, three] = funds;
  const { comparison, data } = useMemo(() => {
    const newest = funds.map(({ date }) => date).sort()[0] ?? '';
    const made = comparisonOf(funds.map(({ list }) => valuesIn(list, range, newest)));
    return {
      comparison: made,
      data: {
        lines: funds.map(({ name }, at) => ({
          label: name,
          tone: tones[at] ?? 'primary',
          values: made.growth[at] ?? [],
        })),
        dayText: (at: number) => made.days[at] ?? '',
        valueText: (value: number, step = 0.01) => `${withMinus(stepText(value, step))}%`,
      },
    };
    // Their list is made anew at each render, the funds in it only when they are read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [one, two, three, range]);
  const { days, values } = comparison;
  const held = useMemo(() => values.map(reinvestedValues), [values]);
  const growthAt = (fund: number, at: number) => {
    const first = held[fund]?.[0] ?? 0;
    return `${withMinus(percentText((held[fund]?.[at] ?? 0) - first, first))}%`;
  };
  const describe = (at: number) =>
    days[at]
      ? [days[at], ...funds.map((fund, index) => `${fund.name} ${growthAt(index, at)}`)].join('，')
      : null;

  return (
    <>
      <Card title="累计收益">
        {days.length < 2 ? (
          <Empty scene="money" text="这段时间里它们没有共同的净值，换一个范围试试" />
        ) : (
          <LineChart
            drawn={data}
            data={data}
            text={`从 ${days[0]} 到 ${days[days.length - 1]}，${funds.map(({ name }, at) => `${name} ${growthAt(at, days.length - 1)}`).join('，')}。`}
            describe={describe}
            table={() => (
              <CompareTable
                funds={funds}
                rows={tableRows(
                  days.map((date, at) => ({ date, cells: funds.map((_, index) => growthAt(index, at)) })),
                )}
              />
            )}
          />
        )}
        <RangeRow value={range} onChange={setRange} />
      </Card>
      <CompareFacts funds={funds} comparison={comparison} />
    </>
  );
}

function CompareFacts({
  funds,
  comparison,
}: {
  funds: readonly FundDetail[];
  comparison: ReturnType<typeof comparisonOf>;
}) {
  return (
    <Card title="关键数据">
      <CompareTable funds={funds} rows={factRows(funds, comparison.values)} />
      <p className={css.note}>收益与回撤按所选范围内的共同交易日计算，分红再投资、拆分还原（复权）。</p>
    </Card>
  );
}
