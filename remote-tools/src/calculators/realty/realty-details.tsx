import { Card, Unbroken } from '@suite/ui';
import { useMemo } from 'react';
import { AsOf } from '../as-of';
import { Formula } from '../formula';
import { Remark } from '../frame/whole';
import { decimalOf, yuanOf } from '../money';
import { ScheduleTable } from '../schedule-table';
import { percentOf } from '../words';
import css from './realty.module.css';
import type { RealtyResult } from './realty-calculator';
import { newestValue } from '../rules/dated-rule';
import { homeTaxes } from '../rules/table';
import { taxSources } from './tax-sources';

/** Each tax with its base and rate. */
export function TaxTable({ result: { taxes } }: { result: RealtyResult }) {
  const groups = taxes.map(({ name, payer, base, rate, amount, waived }) => ({
    title: `${name}（${payer}）`,
    cells: [decimalOf(base), percentOf(rate), decimalOf(amount)],
    note: waived,
  }));
  return (
    <Card title="税费明细">
      <ScheduleTable caption="单位：元" columns={['税种', '计税金额', '税率', '应缴']} groups={groups} />
    </Card>
  );
}

/** Rent against payments, year by year. */
export function RentTable({ result: { net, borrowing } }: { result: RealtyResult }) {
  const groups = useMemo(() => {
    const { schedule = [] } = borrowing ?? {};
    return Array.from({ length: Math.ceil(schedule.length / 12) }, (_, year) => {
      const months = schedule.slice(year * 12, year * 12 + 12);
      const paid = months.reduce((sum, { payment }) => sum + payment, 0);
      const owed = months[months.length - 1]?.balance ?? 0;
      return { title: `第 ${year + 1} 年`, cells: [net, paid, net - paid, owed].map(decimalOf) };
    });
  }, [net, borrowing]);
  if (groups.length === 0) return null;
  return (
    <Card title="租金与还贷">
      <ScheduleTable
        caption="单位：元"
        columns={['时间', '净租金', '还贷', '结余', '剩余本金']}
        groups={groups}
      />
      <Remark text="按租金和费用每年不变计算，结余为负表示要另外贴钱。" />
    </Card>
  );
}

/** How the figures are calculated. */
export function RealtyFormula({ result: { net, letting } }: { result: RealtyResult }) {
  const { rent, vacant, costs } = letting;
  return (
    <Card title="计算公式">
      <Formula
        examples={[`${decimalOf(rent)} × (12 − ${vacant}) − ${decimalOf(costs)} = 每年净租金 ${yuanOf(net)}`]}
        notes={[
          '毛租金收益率 = 月租金 × 12 ÷ 成交价；净租金收益率 = 每年净租金 ÷（成交价 + 契税）。',
          '增值税 = 成交价 ÷ (1 + 征收率) × 征收率，其余税种的计税金额不含增值税。',
          `据实缴纳的个人所得税 =（不含增值税的成交价 − 原值和费用 − 附加税费）× ${newestValue(homeTaxes).gain}%。`,
          '各地核定征收率、三套契税和减免有差别，以当地税务机关核定为准。',
        ]}
      >
        每年净租金 = 月租金 × (12 − 空置月数) − 每年费用
      </Formula>
    </Card>
  );
}

/** The rules with the documents that they stand in. */
export const TaxRules = () => (
  <Card title="税费依据">
    <dl className={css.rules}>
      {taxSources.map(({ name, rule, source }) => (
        <div className={css.rule} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.text}>
            <Unbroken text={rule} />
            <span className={css.source}>{source}</span>
          </dd>
        </div>
      ))}
    </dl>
    <div className={css.asOf}>
      <AsOf rule={homeTaxes} />
    </div>
  </Card>
);
