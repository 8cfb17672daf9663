import type { NewShare, NewShareCalendar } from '@suite/api';
import { dayAndWeekday, type Day } from '@suite/kernel/time';
import { Card } from '@suite/ui';
import { dayWords, deadlineWords, eventsByDay, type ShareEvent } from './share-events';
import { EventList } from './event-list';
import css from './make-new.module.css';
import { closedWords } from './market-days';

export interface TodayCardProps {
  calendar: NewShareCalendar;
  today: Day;
  /** Time of the day, 14:30. */
  time: string;
  onOpen: (share: NewShare) => void;
}

/** What is to be done today; when there is nothing, what comes next. */
export function TodayCard({ calendar, today, time, onOpen }: TodayCardProps) {
  const days = eventsByDay(calendar.list);
  const events = days.get(today) ?? [];
  const closed = closedWords(today, calendar.holidays);
  const next = Array.from(days.keys())
    .filter((day) => day > today)
    .sort()[0];
  const nextEvents = next ? (days.get(next) as ShareEvent[]) : [];
  return (
    <Card title={events.length > 0 ? '今天要做的' : '今天'} extra={dayAndWeekday(today)}>
      {events.length > 0 ? (
        <EventList events={events} wordsOf={(event) => deadlineWords(event, time)} onOpen={onOpen} />
      ) : (
        <p className={css.quiet}>{closed ? `今天${closed}，没有申购和缴款。` : '今天没有新股安排。'}</p>
      )}
      {events.length === 0 && next ? (
        <>
          <h3 className={css.next}>接下来：{dayAndWeekday(next)}</h3>
          <EventList events={nextEvents} wordsOf={dayWords} onOpen={onOpen} />
        </>
      ) : null}
    </Card>
  );
}
