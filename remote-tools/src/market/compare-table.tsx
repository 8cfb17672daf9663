import type { FundDetail, FundValue } from '@suite/api';
import { changeWords, typeNames } from './fund-list';
import css from './market.module.css';
import { drawdownOf, gainOf } from './returns';

interface Row {
  /** Head of the row: a day, or what is compared. */
  date: string;
  cells: readonly string[];
}

/** What is compared besides the course. */
export function factRows(funds: readonly FundDetail[], values: readonly FundValue[][]): Row[] {
  const fallOf = (of: readonly FundValue[]) => {
    if (of.length < 2) return '--';
    const fall = drawdownOf(of);
    return fall ? `−${fall.percent}%` : '0.00%';
  };
  return [
    { date: '区间收益（复权）', cells: values.map((of) => changeWords(gainOf(of))) },
    { date: '最大回撤', cells: values.map(fallOf) },
    { date: '类型', cells: funds.map(({ type }) => typeNames[type]) },
    { date: '管理费', cells: funds.map(({ manage_fee }) => `${manage_fee}%`) },
    { date: '净值日期', cells: funds.map(({ date }) => date) },
  ];
}

/** Funds side by side, in numbers. */
export const CompareTable = ({ funds, rows }: { funds: readonly FundDetail[]; rows: readonly Row[] }) => (
  <div className={css.scroll}>
    <table className={css.table}>
      <thead>
        <tr>
          <td />
          {funds.map(({ fund_id, name }) => (
            <th scope="col" key={fund_id} className={css.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, cells }) => (
          <tr key={date}>
            <th scope="row">{date}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
