import type { FundValue } from '@suite/api';
import { monthOf } from '@suite/kernel/time';
import css from './market.module.css';

/** Rows of which a table is still read; longer ranges show the last day of each month. */
const READABLE = 70;

/** The days that stand in a table, newest first. */
export function tableRows<Row extends { date: string }>(rows: readonly Row[]): Row[] {
  const shown =
    rows.length <= READABLE
      ? rows.slice()
      : rows.filter(({ date }, at) => {
          const next = rows[at + 1];
          return !next || monthOf(next.date) !== monthOf(date);
        });
  return shown.reverse();
}

/** Both net values in numbers. */
export const ValueTable = ({ values }: { values: readonly FundValue[] }) => (
  <div className={css.scroll}>
    <table className={css.table}>
      <caption className={css.caption}>
        {values.length > READABLE ? '每月最后一个交易日的净值' : '每个交易日的净值'}
      </caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">单位净值</th>
          <th scope="col">累计净值</th>
        </tr>
      </thead>
      <tbody>
        {tableRows(values).map(({ date, unit_value, accumulated_value }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            <td>{unit_value}</td>
            <td>{accumulated_value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
