import type { Fund } from '@suite/api';
import { dayAt, nearDayInWords } from '@suite/kernel/time';
import { Checkbox, cx, Tag } from '@suite/ui';
import { changeWords, sortNames, toneOf, typeNames, type FundSort } from './fund-list';
import css from './market.module.css';

export const statusTags = {
  open: null,
  paused: <Tag tone="warning">暂停申购</Tag>,
  stopped: <Tag tone="grey">已终止</Tag>,
} as const;

const changeOf = (fund: Fund, sort: FundSort) =>
  sort === 'day' ? fund.day_change : sort === 'month' ? fund.month_change : fund.year_change;

export interface FundRowProps {
  fund: Fund;
  sort: FundSort;
  isCompared: boolean;
  onOpen: () => void;
  onCompare: () => void;
}

/** One fund of the list: a tap opens it, the box adds it to the comparison. */
export function FundRow({ fund, sort, isCompared, onOpen, onCompare }: FundRowProps) {
  const change = changeOf(fund, sort);
  return (
    <div className={css.row}>
      <Checkbox checked={isCompared} onChange={onCompare} label={`对比${fund.name}`} />
      <button type="button" className={css.open} onClick={onOpen}>
        <span className={css.main}>
          <span className={css.name}>{fund.name}</span>
          <span className={css.about}>
            {fund.code} · {typeNames[fund.type]} {statusTags[fund.status]}
          </span>
        </span>
        <span className={css.sides}>
          <span className={css.side}>
            <span className={cx(css.change, css[toneOf(change)])}>{changeWords(change)}</span>
            <span className={css.about}>{sortNames[sort === 'value' ? 'year' : sort]}</span>
          </span>
          <span className={css.side}>
            <span className={css.change}>{fund.unit_value}</span>
            <span className={css.about}>{nearDayInWords(fund.date, dayAt(Date.now()))}</span>
          </span>
        </span>
      </button>
    </div>
  );
}
