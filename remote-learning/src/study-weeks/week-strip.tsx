import { lineName } from '@suite/features/course-line';
import { RadioGroup } from '@suite/ui';
import { useEffect, useRef } from 'react';
import { IconDoneMark, IconLock, IconNow, IconTodo } from './icons';
import type { Progress } from './weeks';
import {
  isDone,
  nameOf,
  weeksByCourse,
  weekState,
  weekToShow,
  type StudyWeek,
  type WeekState,
} from './weeks';
import { Spoken } from '@suite/ui/base';
import css from './week-strip.module.css';

const words: Record<WeekState, string> = {
  done: '已学',
  current: '本周',
  open: '待补学',
  locked: '未开放',
};
const icons = { done: IconDoneMark, current: IconNow, open: IconTodo, locked: IconLock };

export interface WeekStripProps<Week extends StudyWeek> {
  weeks: readonly Week[];
  shown: Week;
  progressOf: (week: Week) => Progress;
  onChoose: (week_id: number) => void;
}

/** The weeks of study side by side; if several courses have weeks, the course is chosen first. */
export function WeekStrip<Week extends StudyWeek>(props: WeekStripProps<Week>) {
  const { weeks, shown, onChoose } = props;
  const courses = weeksByCourse(weeks);
  const { course } = nameOf(shown);
  const chooseCourse = (name: string) => {
    const week = weekToShow(courses.get(name) ?? [], NaN);
    if (week) onChoose(week.week_id);
  };
  return (
    <div className={css.weeks}>
      {courses.size > 1 ? (
        <div className={css.courses}>
          <RadioGroup
            label={<Spoken>选择课程</Spoken>}
            options={[...courses.keys()].map((name) => ({ value: name, label: name || lineName.finance }))}
            value={course}
            onChange={chooseCourse}
          />
        </div>
      ) : null}
      <Strip {...props} weeks={courses.get(course) ?? []} />
    </div>
  );
}

function Strip<Week extends StudyWeek>({ weeks, shown, progressOf, onChoose }: WeekStripProps<Week>) {
  const row = useRef<HTMLUListElement>(null);
  const at = weeks.findIndex(({ week_id }) => week_id === shown.week_id);
  useEffect(() => {
    const chip = row.current?.children[at] as HTMLElement | undefined;
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [at]);
  return (
    <ul className={css.row} ref={row} aria-label="学习周">
      {weeks.map((week) => {
        const progress = progressOf(week);
        const state = weekState(week, progress);
        const Icon = state === 'current' && isDone(progress) ? IconDoneMark : icons[state];
        return (
          <li className={css.item} key={week.week_id}>
            <button
              type="button"
              className={`${css.week} ${css[state]}`}
              aria-pressed={week.week_id === shown.week_id}
              onClick={() => onChoose(week.week_id)}
            >
              <span className={css.label}>{nameOf(week).label}</span>
              <span className={css.state}>
                <Icon className={css.icon} />
                {words[state]}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
