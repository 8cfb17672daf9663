import type { Fund, FundDetail, FundValue } from '@suite/api';
import { addDays } from '@suite/kernel/time';

export const fundOf = (over: Partial<Fund> = {}): Fund => ({
  fund_id: 1,
  name: '远山价值股票',
  code: '012100',
  type: 'stock',
  status: 'open',
  date: '2026-03-10',
  unit_value: '1.2345',
  accumulated_value: '1.5345',
  day_change: '0.52',
  month_change: '-1.20',
  year_change: '12.30',
  ...over,
});

/** Values of days in a row. Each is a unit value, or a unit and an accumulated value. */
export const valuesFrom = (first: string, values: readonly (string | [string, string])[]): FundValue[] =>
  values.map((value, at) => {
    const [unit_value, accumulated_value] = typeof value === 'string' ? [value, value] : value;
    return { date: addDays(first, at), unit_value, accumulated_value };
  });

export const detailOf = (over: Partial<FundDetail> = {}): FundDetail => ({
  ...fundOf(),
  company: '远山基金管理有限公司',
  manager: '周言',
  start_date: '2016-03-15',
  manage_fee: '1.20',
  purchase_fee: '0.15',
  risk: 5,
  introduce: '八成以上的资产投资于股票。',
  list: valuesFrom('2026-03-08', ['1.0000', '1.1000', '1.2345']),
  ...over,
});
