import { Card } from '@suite/ui';
import { useMemo } from 'react';
import { ticksOf, yuanText } from '../../chart/axis';
import { StackedChart } from '../../chart/stacked-chart';
import { yuanOf } from '../money';
import { owedAfter, type Month } from './loan';
import type { MortgageResult, Prepaid } from './mortgage-result';

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

/** The payments of a loan; with a prepayment the debt without it and with it. */
export const MortgageChart = ({ result: { chosen, prepaid } }: { result: MortgageResult }) =>
  prepaid ? (
    <BalanceChart before={chosen.schedule} prepaid={prepaid} />
  ) : (
    <PaymentChart schedule={chosen.schedule} />
  );

/** The debt of each month as two lines; the gap between them is what is owed less. */
function BalanceChart({ before, prepaid }: { before: Month[]; prepaid: Prepaid }) {
  const after = prepaid.schedule;
  const data = useMemo(
    () => ({
      at: before.map(({ number }) => number),
      apart: true,
      shaded: true,
      layers: [
        {
          label: '提前还款后',
          tone: 'primary' as const,
          values: before.map((_, at) => owedAfter(after, at + 1) / 100),
        },
        { label: '原计划', tone: 'warning' as const, values: before.map(({ balance }) => balance / 100) },
      ],
      ...ticksOf(before.length),
      unit: '元',
      valueText: yuanText,
    }),
    [before, after],
  );
  return (
    <Card title="剩余本金：提前还款前后">
      <StackedChart
        data={data}
        text={`提前还款后第 ${after.length} 期结清，原计划第 ${before.length} 期结清，阴影是少欠的本金。`}
        describe={(index) => {
          const month = before[index];
          if (!month) return '';
          const owed = owedAfter(after, month.number);
          return `第 ${month.number} 期后：原来欠 ${yuanOf(month.balance)}，现在欠 ${yuanOf(owed)}，少 ${yuanOf(month.balance - owed)}`;
        }}
      />
    </Card>
  );
}

/** The month from which on more principal than interest is paid. */
function turnMarks(schedule: Month[]) {
  const turn = schedule.find(({ principal, interest }) => principal > interest);
  if (!turn || turn.number === 1) return [];
  return [{ at: turn.number, value: turn.principal / 100, text: `第 ${turn.number} 期，本金超过利息` }];
}

/** Principal and interest in each month's payment. */
function PaymentChart({ schedule }: { schedule: Month[] }) {
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
      marks: turnMarks(schedule),
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
