import { classWeekDays, useCall, type Day, type Weekday } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { links } from '@suite/kernel/links';
import { dayAt, monthInWords, nearMomentInWords, weekdayNames } from '@suite/kernel/time';
import { ButtonLink } from '@suite/ui';
import { CellGroup, Empty } from '@suite/ui/base';
import { useState } from 'react';
import { byMonth, weekStrip, type StripDay } from './class-day';
import { DayRow } from './day-row';
import css from './weekday-days.module.css';

export interface DaysProps {
  chosen: Day | undefined;
  onChoose: (day: Day) => void;
}

/** The days on which classes of the finance course begin; a strip of weekdays filters them. */
export function WeekdayDays({ chosen, onChoose }: DaysProps) {
  const query = useCall(classWeekDays, undefined);
  const [weekday, setWeekday] = useState<Weekday>();
  return (
    <Loaded query={query}>
      {({ weekdays, days, choose_deadline }) => (
        <>
          <section className={css.head} aria-labelledby="choose-day">
            <h2 className={css.title} id="choose-day">
              选择开班日期
            </h2>
            <p className={css.lead}>
              {choose_deadline
                ? `请在 ${nearMomentInWords(choose_deadline, dayAt(Date.now()))} 前选定，过期由班主任安排`
                : '选好后可以在截止时间前更换'}
            </p>
            <Strip strip={weekStrip(weekdays, days)} chosen={weekday} onChoose={setWeekday} />
          </section>
          <DayList months={byMonth(days, weekday)} {...{ chosen, onChoose }} />
        </>
      )}
    </Loaded>
  );
}

interface StripProps {
  strip: StripDay[];
  chosen: Weekday | undefined;
  onChoose: (weekday: Weekday | undefined) => void;
}

/** Filters the days by a weekday; a second tap on it shows all again. */
function Strip({ strip, chosen, onChoose }: StripProps) {
  return (
    <ul className={css.strip} aria-label="按星期筛选">
      {strip.map(({ weekday, open, free }) => (
        <li className={css.place} key={weekday}>
          {open ? (
            <button
              type="button"
              className={`${css.day} ${weekday === chosen ? css.chosen : css.open}`}
              aria-pressed={weekday === chosen}
              aria-label={`周${weekdayNames[weekday]}，${free} 个日期可选`}
              onClick={() => onChoose(weekday === chosen ? undefined : weekday)}
            >
              <span className={css.name}>{weekdayNames[weekday]}</span>
              <span className={css.note}>{free} 期</span>
            </button>
          ) : (
            <span className={css.day}>
              <span className={css.name}>{weekdayNames[weekday]}</span>
              <span className={css.note}>—</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function DayList({ months, chosen, onChoose }: DaysProps & { months: ReturnType<typeof byMonth> }) {
  if (months.length === 0)
    return (
      <Empty
        scene="chat"
        text="暂时没有可选的开班日期"
        action={<ButtonLink to={links.myTeacher()}>联系班主任</ButtonLink>}
      />
    );
  return (
    <div role="radiogroup" aria-labelledby="choose-day">
      {months.map(([month, days]) => (
        <CellGroup key={month} title={monthInWords(month)}>
          {days.map((day) => (
            <DayRow day={day} key={day.date} chosen={day.date === chosen} onChoose={onChoose} />
          ))}
        </CellGroup>
      ))}
    </div>
  );
}
