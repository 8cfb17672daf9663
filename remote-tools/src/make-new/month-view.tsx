import type { NewShare, NewShareCalendar } from '@suite/api';
import { dayAndWeekday, monthOf, type Day, type Month } from '@suite/kernel/time';
import { Calendar, Card } from '@suite/ui';
import { useState } from 'react';
import { EventList } from './event-list';
import { EventLegend, EventMark } from './event-mark';
import css from './make-new.module.css';
import { closedWords, holidayOn } from './market-days';
import { eventKinds, eventNames, dayWords, eventsByDay, type ShareEvent } from './share-events';

export interface MonthViewProps {
  calendar: NewShareCalendar;
  today: Day;
  onOpen: (share: NewShare) => void;
}

const kindsOf = (events: readonly ShareEvent[]) =>
  eventKinds
    .map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0);

/** The month with the events of each day, and under it those of the day that was chosen. */
export function MonthView({ calendar, today, onOpen }: MonthViewProps) {
  const [asked, setAsked] = useState<{ day?: Day; month?: Month }>({});
  // Until the learner chooses, the calendar follows the day.
  const { day: chosen = today, month = monthOf(today) } = asked;
  const days = eventsByDay(calendar.list);
  const known = Array.from(days.keys()).concat(today).sort();
  const events = days.get(chosen) ?? [];

  const markOf = (day: Day) => {
    const kinds = kindsOf(days.get(day) ?? []);
    const closed = closedWords(day, calendar.holidays);
    const words = kinds.map(({ kind, count }) => `${eventNames[kind]} ${count} 只`).join('，');
    if (closed && kinds.length === 0)
      return { words: closed, note: holidayOn(day, calendar.holidays) ? '休' : '', tone: 'quiet' as const };
    return {
      words: words || '没有安排',
      note:
        kinds.length > 0 ? (
          <span className={css.marks}>
            {kinds.map(({ kind }) => (
              <EventMark kind={kind} key={kind} />
            ))}
          </span>
        ) : (
          ''
        ),
      tone: day === chosen ? ('open' as const) : undefined,
      chosen: false,
      onChoose: () => setAsked({ day, month }),
    };
  };

  return (
    <>
      <Card>
        <Calendar
          label="打新日历"
          month={month}
          onMonth={(next) => setAsked({ ...asked, month: next })}
          first={monthOf(known[0] as Day)}
          last={monthOf(known[known.length - 1] as Day)}
          today={today}
          markOf={markOf}
        />
        <EventLegend />
      </Card>
      <Card title={dayAndWeekday(chosen)}>
        <div aria-live="polite">
          {events.length === 0 ? (
            <p className={css.quiet}>{closedWords(chosen, calendar.holidays) || '这一天没有新股安排'}。</p>
          ) : (
            <EventList events={events} wordsOf={dayWords} onOpen={onOpen} />
          )}
        </div>
      </Card>
    </>
  );
}
