import { advancedCalendar, checkInDetail, useCall, type ClassDay, type Day } from '@suite/api';
import { useSendAgain } from '@suite/features/loaded';
import { Calendar, Card } from '@suite/ui';
import { addMonths, dayAndWeekday, monthOf, dayAt, type Month } from '@suite/kernel/time';
import { Failed, Loading } from '@suite/ui/base';
import { useState } from 'react';
import css from './calendar-days.module.css';
import { canChoose, seatsOf } from './class-day';
import type { DaysProps } from './weekday-days';

/** How many months ahead the server offers days. */
const AHEAD = 3;

/** With fewer days to choose from than this a month is over, or nearly. */
const FEW = 3;

const freeIn = (days: readonly ClassDay[] = []) => days.filter(canChoose).length;

/** The month at which the calendar opens: the first one, or the next where that has hardly a day left and fewer. */
function useOpening(first: Month) {
  const next = addMonths(first, 1);
  const { data } = useCall(advancedCalendar, { month: first });
  const isSparse = !!data && freeIn(data) < FEW;
  const { data: ahead } = useCall(advancedCalendar, { month: next }, { enabled: isSparse });
  return isSparse && freeIn(ahead) > freeIn(data) ? { month: next, before: freeIn(data) } : { month: first };
}

/** The days of the advanced course, month by month. */
export function CalendarDays({ chosen, onChoose }: DaysProps) {
  // The server says which day it is; until it has answered, the calendar opens at the device's month.
  const checkIn = useCall(checkInDetail, undefined);
  const today = checkIn.data?.today;
  const first = monthOf(today ?? dayAt(Date.now()));
  const [asked, setAsked] = useState<Month>();
  const opening = useOpening(first);
  const month = asked ?? opening.month;
  const { data, error, refetch } = useCall(advancedCalendar, { month });
  const sendAgain = useSendAgain(refetch);
  const classDay = (date: Day) => data?.find((one) => one.date === date);
  const selected = chosen === undefined ? undefined : classDay(chosen);

  const markOf = (date: Day) => {
    const day = classDay(date);
    if (!day) return { words: '', tone: 'quiet' as const };
    const { words, short } = seatsOf(day);
    if (!canChoose(day)) return { words, note: short, tone: 'quiet' as const };
    return {
      words,
      note: short,
      tone: 'open' as const,
      chosen: date === chosen,
      onChoose: () => onChoose(date),
    };
  };

  return (
    <Card title="选择开班日期">
      <Calendar
        label="开班日历"
        month={month}
        onMonth={setAsked}
        first={first}
        last={addMonths(first, AHEAD)}
        today={today}
        markOf={markOf}
      />
      {data ? (
        <p className={css.words} role="status">
          {wordsOf(data, selected)}
          {!selected && month === opening.month && opening.before
            ? `；上个月还有 ${opening.before} 个`
            : null}
        </p>
      ) : error ? (
        <Failed text="开班日历没有加载出来，请再试一次" error={error} onRetry={refetch} />
      ) : (
        <Loading onRetry={sendAgain}>
          <p className={css.words}>正在查询名额</p>
        </Loading>
      )}
    </Card>
  );
}

function wordsOf(days: readonly ClassDay[], selected: ClassDay | undefined): string {
  if (selected) return `已选 ${dayAndWeekday(selected.date)}，${seatsOf(selected).words}`;
  const free = freeIn(days);
  return free > 0 ? `本月有 ${free} 个日期可选，数字为剩余名额` : '本月没有可选的开班日期，请看看其他月份';
}
