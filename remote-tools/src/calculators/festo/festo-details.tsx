import { Card } from '@suite/ui';
import { useMemo } from 'react';
import { ticksOf, yuanText } from '../../chart/axis';
import { StackedChart } from '../../chart/stacked-chart';
import { Formula, Power } from '../formula';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable, type ScheduleRow } from '../schedule-table';
import { periodFactor } from '../power';
import { percentOf } from '../words';
import type { FestoResult } from './festo-calculator';
import type { Period } from './investment';

/** How the worth stands to what was paid; a gap grows from the first period on unless the price falls once. */
function textOf({ periods, investment, worth, paid }: FestoResult): string {
  const below = periods.filter((period) => period.worth < period.paid).length;
  if (below) return `有 ${below} 期的市值低于累计投入。`;
  if (worth === paid) return '市值一直等于累计投入。';
  return investment.fall ? '市值一直不低于累计投入。' : '市值一直不低于累计投入，差距越来越大。';
}

/** What was paid, and what it is worth. */
export function FestoChart({ result }: { result: FestoResult }) {
  const { periods, investment } = result;
  const { periodsInYear, fall } = investment;
  const data = useMemo(
    () => ({
      at: periods.map(({ number }) => (number * 12) / periodsInYear),
      apart: true,
      layers: [
        { label: '市值', tone: 'primary' as const, values: periods.map(({ worth }) => worth / 100) },
        { label: '累计投入', tone: 'warning' as const, values: periods.map(({ paid }) => paid / 100) },
      ],
      ...ticksOf((periods.length * 12) / periodsInYear),
      marks: periods
        .filter(({ number }) => fall && number === fall.after)
        .map(({ number, worth }) => ({
          at: (number * 12) / periodsInYear,
          value: worth / 100,
          text: `下跌 ${percentOf(fall?.percent ?? '0')}`,
        })),
      unit: '元',
      valueText: yuanText,
    }),
    [periods, periodsInYear, fall],
  );
  return (
    <Card title="投入与市值">
      <StackedChart
        data={data}
        text={textOf(result)}
        describe={(index) => {
          const period = periods[index];
          if (!period) return '';
          return `第 ${period.number} 期：投入 ${yuanOf(period.paid)}，市值 ${yuanOf(period.worth)}`;
        }}
      />
    </Card>
  );
}

/** The periods by years. */
export function FestoTable({ result: { periods, investment } }: { result: FestoResult }) {
  const { periodsInYear, fall } = investment;
  const groups = useMemo(() => {
    const rowOf = (title: string, { number, paid, worth }: Period, from: number): ScheduleRow => ({
      title,
      cells: [paid, worth, worth - paid].map(decimalOf),
      note:
        fall && fall.after >= from && fall.after <= number
          ? `第 ${fall.after} 期末下跌 ${percentOf(fall.percent)}`
          : undefined,
    });
    return Array.from({ length: periods.length / periodsInYear }, (_, year) => {
      const own = periods.slice(year * periodsInYear, (year + 1) * periodsInYear);
      const last = own[own.length - 1] as Period;
      return {
        ...rowOf(`第 ${year + 1} 年`, last, (own[0] as Period).number),
        rows: () => own.map((period) => rowOf(`${period.number} 期`, period, period.number)),
      };
    });
  }, [periods, periodsInYear, fall]);
  return (
    <Card title="逐年明细">
      <ScheduleTable
        caption="单位：元，点年份看每一期"
        columns={['时间', '累计投入', '市值', '收益']}
        groups={groups}
      />
    </Card>
  );
}

/** How the result is calculated. */
export function FestoFormula({ result: { investment } }: { result: FestoResult }) {
  const { annualRate, periodsInYear, periods, instalment } = investment;
  const rate = `${Number(periodFactor(annualRate, periodsInYear).minus(1).times(100).toFixed(4))}%`;
  return (
    <Card title="计算公式">
      <Formula
        examples={[
          Number(annualRate) === 0 ? (
            `${decimalOf(instalment)} × ${periods} = ${yuanOf(instalment * periods)}`
          ) : (
            <>
              {decimalOf(instalment)} × <Power base={`(1 + ${rate})`} exponent={periods} lessOne /> ÷ {rate}×
              (1 + {rate})
            </>
          ),
        ]}
        notes={[
          `每期期初投入。每期收益率 = (1 + 预期年化) 的 ${periodsInYear} 次方根 − 1，一年正好是预期年化；已有本金从第一期起一起增长。`,
          '中途下跌发生在所选那一年的最后一期：当时的市值一次减少相应的比例，之后仍按预期年化增长。',
          '未计申购费、管理费和税。实际收益有涨有跌，结果不代表任何产品的承诺。',
        ]}
      >
        期末市值 = 每期定投 × <Power base="(1 + 每期收益率)" exponent="期数" lessOne /> ÷ 每期收益率 × (1 +
        每期收益率)
      </Formula>
    </Card>
  );
}
