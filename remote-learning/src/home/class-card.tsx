import type { ClassInfo, TeacherBrief, UserDetail } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { Card, Tag, type TagProps, Person } from '@suite/ui';
import { dayAndWeekday, dayAt, nearDayInWords, nearMomentInWords } from '@suite/kernel/time';
import { links } from '@suite/kernel/links';
import { rangeInWords } from '../range-in-words';
import css from './class-card.module.css';
import { IconChat } from './icons';
import { classStage, type ClassStage } from './what-to-show';

const stages: Record<ClassStage, { word: string; tone: TagProps['tone']; action: string }> = {
  none: { word: '待选班', tone: 'warning', action: '选择开班日期' },
  prepared: { word: '待开班', tone: 'primary', action: '查看开班安排' },
  studying: { word: '学习中', tone: 'success', action: '查看安排' },
  resting: { word: '休学中', tone: 'warning', action: '申请复学' },
  finished: { word: '已结课', tone: 'grey', action: '查看安排' },
};

function about(own: ClassInfo): string {
  const { status, start_date, end_date, cancel_deadline, can_cancel } = own;
  const { current_week, week_count } = own;
  const today = dayAt(Date.now());
  switch (status) {
    case 'prepared':
      return `${dayAndWeekday(start_date)}开班${can_cancel === 0 ? '' : `，${nearMomentInWords(cancel_deadline, today)} 前可以取消`}`;
    case 'studying':
      return `第 ${current_week} 周，共 ${week_count} 周 · ${nearDayInWords(end_date, today)}结课`;
    case 'resting':
      return `已学到第 ${current_week} 周，进度为您保留`;
    case 'finished':
      return `${rangeInWords(start_date, end_date)}，共 ${week_count} 周`;
  }
}

interface ClassRowProps {
  /** The line of the class, as the page of classes names it. */
  line: string;
  stage: ClassStage;
  own: ClassInfo | null;
}

/** A class with its state, and the link to it; before there is one, the link to choose it. */
export function ClassRow({ line, stage, own }: ClassRowProps) {
  // A stage may be newer than this release: the page of the class tells more.
  const { word, tone, action } = stages[stage] ?? { ...stages.studying, word: '' };
  return (
    <>
      <Link className={css.class} to={links.classInfo({ line })}>
        <span className={css.words}>
          <span className={css.name}>{own ? own.class_name : '还没有选择班级'}</span>
          <span className={css.about}>
            <span className={css.tag}>{word ? <Tag tone={tone}>{word}</Tag> : null}</span>
            {own ? about(own) : '选好日期后，老师会联系您'}
          </span>
        </span>
        <span className={css.action}>{action}</span>
      </Link>
      {own?.status === 'studying' ? <Weeks current={own.current_week} count={own.week_count} /> : null}
    </>
  );
}

/** The learner's class of the finance course and its teacher. */
export function ClassCard({ detail }: { detail: UserDetail }) {
  const { splitInfosData: own, teacherInfo } = detail;
  const stage = classStage(detail);
  if (!stage && !teacherInfo) return null;
  return (
    <Card label={stage ? '我的班级' : '我的老师'}>
      {stage ? <ClassRow line="finance" stage={stage} own={own} /> : null}
      {teacherInfo ? <Teacher teacher={teacherInfo} /> : null}
    </Card>
  );
}

function Weeks({ current, count }: { current: number; count: number }) {
  return (
    <div className={css.weeks} aria-hidden="true">
      {Array.from({ length: count }, (_, week) => (
        <span className={week < current ? css.past : css.week} key={week} />
      ))}
    </div>
  );
}

function Teacher({ teacher }: { teacher: TeacherBrief }) {
  return (
    <Link className={css.teacher} to={links.myTeacher()}>
      <Person size="medium" avatar={teacher.avatar} name={teacher.teacher_name}>
        {teacher.title}
      </Person>
      <span className={css.contact}>
        <IconChat className={css.icon} />
        联系老师
      </span>
    </Link>
  );
}
