import { useCall, userDetail, type ClassInfo } from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayAndWeekday, dayInWords } from '@suite/kernel/time';
import { Card, Tag } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { callsOf, type ClassLine } from './class-lines';
import { restedDays, weeksOfClass, type ClassWeek } from './class-weeks';
import { IconTeacher } from './icons';
import { rangeInWords } from '../range-in-words';
import css from './timetable.module.css';

/** The days of a week, as far as they are known. */
const daysInWords = ({ from, to }: Pick<ClassWeek, 'from' | 'to'>) =>
  from ? rangeInWords(from, to) : to && `至${dayInWords(to)}`;

/** What a learner of a running class looks up: its teacher, the next date, and all weeks. */
export function Timetable({ line, info }: { line: ClassLine; info: ClassInfo }) {
  const teacher = useCall(userDetail, undefined).data?.teacherInfo;
  const weeks = weeksOfClass(info, callsOf[line].rest && restedDays(info));
  const next = weeks.find(({ state }) => state === 'next');
  return (
    <>
      <CellGroup>
        <Cell
          icon={<IconTeacher />}
          title={line === 'finance' && teacher ? `${teacher.teacher_name}老师` : '我的老师'}
          label="学习上的问题，随时联系"
          to={links.myTeacher({ line: line === 'finance' ? undefined : line })}
        />
      </CellGroup>
      <Card title="课程安排" extra={next ? `下次开课 ${dayAndWeekday(next.from)}` : '本周是最后一周'}>
        <ol className={css.weeks}>
          {weeks.map(({ number, state, ...days }) => (
            <li className={css.week} key={number} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={css.number}>第 {number} 周</span>
              <span className={css.days}>{daysInWords(days)}</span>
              {state === 'now' ? <Tag tone="primary">本周</Tag> : null}
              {state === 'now' ? null : (
                <span className={css.days}>{state === 'past' ? '已开放' : '未开放'}</span>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
