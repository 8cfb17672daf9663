import { Card, RadioGroup } from '@suite/ui';
import { useMemo, useState } from 'react';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable, type ScheduleGroup, type ScheduleRow } from '../schedule-table';
import type { Month } from './loan';
import type { MortgageResult, Prepaid } from './mortgage-result';
import css from './mortgage.module.css';

/** A schedule by years; in the year of a prepayment a note says so. */
export function groupsOf(schedule: Month[], prepaid?: Prepaid): ScheduleGroup[] {
  const noteOf = (months: Month[]) =>
    prepaid && months.some(({ number }) => number === prepaid.afterMonth)
      ? `第 ${prepaid.afterMonth} 期后提前还款 ${yuanOf(prepaid.amount)}`
      : undefined;
  const rowOf = (title: string, months: Month[]): ScheduleRow => {
    const sum = (field: 'payment' | 'principal' | 'interest') =>
      months.reduce((total, month) => total + month[field], 0);
    const owed = months[months.length - 1]?.balance ?? 0;
    return {
      title,
      cells: [sum('payment'), sum('principal'), sum('interest'), owed].map(decimalOf),
      note: noteOf(months),
    };
  };
  return Array.from({ length: Math.ceil(schedule.length / 12) }, (_, year) => {
    const months = schedule.slice(year * 12, year * 12 + 12);
    return {
      ...rowOf(`第 ${year + 1} 年`, months),
      rows: () => months.map((month) => rowOf(`${month.number} 期`, [month])),
    };
  });
}

/** The whole repayment schedule, with or without the prepayment. */
export function MortgageSchedule({ result: { chosen, prepaid } }: { result: MortgageResult }) {
  const [which, setWhich] = useState<'before' | 'after'>('after');
  const shown = which === 'after' ? prepaid : undefined;
  const groups = useMemo(() => groupsOf((shown ?? chosen).schedule, shown), [chosen, shown]);
  return (
    <Card title="还款计划">
      {prepaid ? (
        <div className={css.plans}>
          <RadioGroup
            label="查看"
            options={[
              { value: 'after', label: '提前还款后' },
              { value: 'before', label: '原计划' },
            ]}
            value={which}
            onChange={setWhich}
          />
        </div>
      ) : null}
      <ScheduleTable
        caption="单位：元，点年份看每一期"
        columns={['期数', '月供', '本金', '利息', '剩余本金']}
        groups={groups}
      />
    </Card>
  );
}
