import { platform } from '@suite/kernel';
import { Card, copyText, RadioGroup } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { canSaveFiles, saveFile } from '@suite/ui/save-file';
import { useMemo, useState } from 'react';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable, type ScheduleGroup, type ScheduleRow } from '../schedule-table';
import type { Month } from './loan';
import type { MortgageResult, Prepaid } from './mortgage-result';
import css from './mortgage.module.css';

const columns = ['期数', '月供', '本金', '利息', '剩余本金'];

/** A schedule by years; in the year of a prepayment a note says so. */
function groupsOf(schedule: Month[], prepaid?: Prepaid): ScheduleGroup[] {
  const noteOf = (months: Month[]) =>
    (prepaid?.prepayments ?? [])
      .filter(({ afterMonth }) => months.some(({ number }) => number === afterMonth))
      .map(({ afterMonth, amount }) => `第 ${afterMonth} 期后提前还款 ${yuanOf(amount)}`)
      .join('；');
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

/** The schedule as a table for other programs: plain numbers, and prepayments in a column of their own. */
export function csvText(schedule: Month[], prepaid?: Prepaid): string {
  const plain = (fen: number) => (fen / 100).toFixed(2);
  const rows = schedule.map(({ number, payment, principal, interest, balance }) => {
    const extra = (prepaid?.prepayments ?? []).reduce(
      (sum, one) => sum + (one.afterMonth === number ? one.amount : 0),
      0,
    );
    return [String(number), ...[payment, principal, interest, balance, extra].map(plain)];
  });
  // Spreadsheets read the text as UTF-8 only with this mark.
  return `\ufeff${[[...columns, '提前还款'], ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

async function exportTable(text: string) {
  if (canSaveFiles(platform().context)) return saveFile(text, '还款计划.csv', 'text/csv;charset=utf-8');
  if (await copyText(text.slice(1))) Toast.success('表格已复制，可以粘贴到文档里');
  else Toast.info('没有复制成功，请在浏览器中打开再保存');
}

/** The whole repayment schedule, with or without the prepayment. */
export function MortgageSchedule({ result: { chosen, prepaid } }: { result: MortgageResult }) {
  const [which, setWhich] = useState<'before' | 'after'>('after');
  const shown = which === 'after' ? prepaid : undefined;
  const { schedule } = shown ?? chosen;
  const groups = useMemo(() => groupsOf(schedule, shown), [schedule, shown]);
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
      <ScheduleTable caption="单位：元，点年份看每一期" columns={columns} groups={groups} />
      <Button size="small" type="default" onClick={() => exportTable(csvText(schedule, shown))}>
        {canSaveFiles(platform().context) ? '保存为表格（CSV）' : '复制为表格'}
      </Button>
    </Card>
  );
}
