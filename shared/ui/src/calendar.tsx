import { Spoken } from '@suite/ui/base';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { IconButton } from './icon-button';
import { IconArrow } from './icons';
import css from './calendar.module.css';
import {
  addMonths,
  dayInWords,
  monthInWords,
  weekdayNames,
  weeksOf,
  type Day,
  type Month,
  type Weekday,
} from '@suite/kernel/time';

/** What a calendar says about one day. */
export interface CalendarMark {
  /** Under the number: a few characters or an icon. */
  note?: ReactNode;
  /** What a screen reader says after the date. */
  words: string;
  tone?: 'done' | 'open' | 'quiet';
  /** The day can be chosen. */
  onChoose?: () => void;
  chosen?: boolean;
}

export interface CalendarProps {
  /** Names what the calendar shows. */
  label: string;
  month: Month;
  /** Without it the month cannot be changed. */
  onMonth?: (month: Month) => void;
  /** First and last month that can be reached. */
  first?: Month;
  last?: Month;
  /** Today by the provider's clock. */
  today?: Day;
  markOf: (day: Day) => CalendarMark | undefined;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

/** A month, with weeks from Monday: shows what was done each day, or which days can be chosen. */
export function Calendar({ label, month, onMonth, first, last, today, markOf }: CalendarProps) {
  return (
    <div>
      <div className={css.head}>
        {onMonth ? (
          <Step way={-1} month={month} onMonth={onMonth} disabled={first !== undefined && month <= first} />
        ) : null}
        <div className={css.month} aria-live="polite">
          {monthInWords(month)}
        </div>
        {onMonth ? (
          <Step way={1} month={month} onMonth={onMonth} disabled={last !== undefined && month >= last} />
        ) : null}
      </div>
      <table className={css.table} aria-label={`${label}，${monthInWords(month)}`}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th className={css.weekday} key={weekday} scope="col">
                <span aria-hidden="true">{weekdayNames[weekday]}</span>
                <Spoken>星期{weekdayNames[weekday]}</Spoken>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={at}>
              {week.map((day, place) => (
                <td className={css.cell} key={place}>
                  {day ? <DayCell day={day} isToday={day === today} mark={markOf(day)} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StepProps {
  way: 1 | -1;
  month: Month;
  onMonth: (month: Month) => void;
  disabled: boolean;
}

function Step({ way, month, onMonth, disabled }: StepProps) {
  return (
    <IconButton
      className={cx(css.step, way < 0 && css.back)}
      label={way < 0 ? '上个月' : '下个月'}
      disabled={disabled}
      onClick={() => onMonth(addMonths(month, way))}
    >
      <IconArrow />
    </IconButton>
  );
}

const unmarked: CalendarMark = { words: '' };

function DayCell({ day, isToday, mark = unmarked }: { day: Day; isToday: boolean; mark?: CalendarMark }) {
  const name = [dayInWords(day), isToday && '今天', mark.words].filter(Boolean).join('，');
  const look = cx(css.day, isToday && css.today, mark.tone && css[mark.tone], mark.chosen && css.chosen);
  const current = isToday ? 'date' : undefined;
  const content = (
    <>
      <span className={css.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={css.note} aria-hidden="true">
        {mark.note || (isToday && '今天')}
      </span>
    </>
  );
  if (!mark.onChoose) {
    return (
      <div className={look} aria-current={current}>
        {content}
        <Spoken>{name}</Spoken>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={name}
      aria-pressed={!!mark.chosen}
      aria-current={current}
      onClick={mark.onChoose}
    >
      {content}
    </button>
  );
}
