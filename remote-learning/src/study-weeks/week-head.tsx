import { dayAndWeekday, type Day } from '@suite/kernel/time';
import { Progress } from '@suite/ui';
import { IconLock } from './icons';
import { nameOf, rangeText, type Progress as WeekProgress, type StudyWeek } from './weeks';
import css from './week-head.module.css';

const openingText = (day: Day) => (day ? `${dayAndWeekday(day)}开放` : '开放时间待定');

export interface WeekHeadProps {
  week: StudyWeek;
  /** All weeks, in their order. */
  weeks: readonly StudyWeek[];
  progress: WeekProgress;
  /** What is counted: `份资料`. */
  unit: string;
}

/** What a week is about, when it is, and how far the learner has come in it. */
export function WeekHead({ week, weeks, progress: { done, total }, unit }: WeekHeadProps) {
  const { course, label, topic } = nameOf(week);
  const when = [course, topic && label, rangeText(week, weeks)].filter(Boolean).join(' · ');
  const isLocked = week.status === 'locked';
  return (
    <header className={css.head}>
      <p className={css.when}>{when}</p>
      <h2 className={css.topic}>{topic || label}</h2>
      {isLocked ? (
        <p className={css.locked}>
          <IconLock className={css.icon} />
          {openingText(week.start_date)}
        </p>
      ) : total > 0 ? (
        <>
          <Progress percent={(done / total) * 100} label="本周进度" />
          <p className={css.count}>
            已完成 {done}/{total} {unit}
          </p>
        </>
      ) : null}
    </header>
  );
}
