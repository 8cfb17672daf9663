import { Card } from '@suite/ui';
import { useMemo } from 'react';
import { yuanText } from '../../chart/axis';
import { StackedChart } from '../../chart/stacked-chart';
import { AsOf } from '../as-of';
import { Formula } from '../formula';
import { decimalOf, yuanOf } from '../money';
import { bonusTax, insuranceBases, insuranceRates, specialDeductions, wageTax } from '../rules/table';
import { ScheduleTable } from '../schedule-table';
import { insurancePercent, settlementWords, type PayResult } from './pay-calculator';
import { bonusCliffs, cliffAt, FREE_MONTHLY } from './wage-tax';

/** What is left and what is withheld, month by month. */
export function PayChart({ result: { months, year } }: { result: PayResult }) {
  const data = useMemo(
    () => ({
      at: months.map(({ month }) => month),
      layers: [
        { label: '到手', tone: 'primary' as const, values: months.map(({ net }) => net / 100) },
        {
          label: '五险一金和个税',
          tone: 'warning' as const,
          values: months.map(({ income, net }) => (income - net) / 100),
        },
      ],
      ticks: months.map(({ month }) => month),
      tickText: (at: number) => `${at} 月`,
      unit: '元',
      valueText: yuanText,
    }),
    [months],
  );
  const rise = months.find(({ tax, bonus }, at) => at > 0 && !bonus && tax > (months[at - 1]?.tax ?? 0));
  if (months.length < 2) return null;
  return (
    <Card title="每月到手">
      <StackedChart
        data={data}
        text={
          rise
            ? `累计收入跨过一级税率后扣得多：从 ${rise.month} 月起，每月个税比 ${year.firstMonth} 月多。`
            : '每月扣的个税一样多。'
        }
        describe={(index) => {
          const month = months[index];
          return month
            ? `${month.month} 月：到手 ${yuanOf(month.net)}，个税 ${yuanOf(month.tax + month.bonusTax)}`
            : '';
        }}
      />
    </Card>
  );
}

/** Every month's income, insurances, tax and rest. */
export function PayTable({ result: { months, settlement } }: { result: PayResult }) {
  const groups = months.map(({ month, income, insured, tax, bonus, bonusTax: alone, net }) => ({
    title: `${month} 月`,
    cells: [income, insured, tax + alone, net].map(decimalOf),
    note: bonus ? `含年终奖 ${yuanOf(bonus)}${alone ? `，单独计税 ${yuanOf(alone)}` : ''}` : undefined,
  }));
  return (
    <Card title="逐月预扣">
      <ScheduleTable
        caption={`单位：元，次年汇算${settlementWords(settlement)}`}
        columns={['月份', '收入', '五险一金', '个税', '到手']}
        groups={groups}
      />
    </Card>
  );
}

/** The ranges in which a larger bonus leaves less; that of the learner's bonus is marked. */
export function BonusCliffs({ result: { year } }: { result: PayResult }) {
  const own = cliffAt(year.bonus);
  return (
    <Card title="年终奖多发少得的区间">
      <ScheduleTable
        caption="单独计税时，单位：元"
        columns={['年终奖', '到这里才回本', '多发 1 元少拿']}
        groups={bonusCliffs.map(({ from, to, loss }) => ({
          title: `超过 ${decimalOf(from)}`,
          cells: [decimalOf(to), decimalOf(loss)],
          note: own?.from === from ? `您填的 ${yuanOf(year.bonus)} 在这个区间里` : undefined,
        }))}
      />
    </Card>
  );
}

/** How the result is calculated, and where the figures come from. */
export function PayFormula({ result: { year, months, base } }: { result: PayResult }) {
  const [first] = months;
  return (
    <Card title="计算公式（累计预扣）">
      <Formula
        examples={[
          `${year.firstMonth} 月：${decimalOf(year.salary)} − ${decimalOf(FREE_MONTHLY)} − ${decimalOf(year.insured)} − ${decimalOf(year.special)}，个税 ${yuanOf(first?.tax ?? 0)}`,
        ]}
        notes={[
          base === undefined
            ? '五险一金按您填的金额扣除。'
            : `社保个人缴费按基数的 ${insurancePercent}% 计算，公积金按您填的比例，基数不超过上限；个别城市另加几元大病医疗。`,
          '税率按累计金额逐级提高，所以同样的月薪，年中以后扣的税会变多。',
          '年终奖单独计税时，除以 12 找税率，再用全额乘税率、减一次速算扣除数；一年只能用一次。',
          '次年 3 月到 6 月汇算：减除费用和专项附加扣除按 12 个月算，多退少补。专项附加扣除按全年都可享受计算。',
        ]}
      >
        本月个税 =（累计收入 − 累计减除费用 − 累计五险一金 − 累计专项附加扣除）× 税率 − 速算扣除数 − 已扣个税
      </Formula>
      <AsOf rule={wageTax} />
      <AsOf rule={specialDeductions} />
      <AsOf rule={bonusTax} />
      <AsOf rule={insuranceRates} />
      <AsOf rule={insuranceBases} />
    </Card>
  );
}
