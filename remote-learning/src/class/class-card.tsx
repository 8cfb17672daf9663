import type { ClassInfo, ClassStatus } from '@suite/api';
import { Card, IconCheck, Progress, Tag, type TagProps } from '@suite/ui';
import { weekdayNames, yearAndDayInWords } from '@suite/kernel/time';
import type { ComponentType } from 'react';
import css from './class-card.module.css';
import { IconCalendar, IconResting, IconStudying } from './icons';

const looks: Record<ClassStatus, { word: string; tone: TagProps['tone']; Icon: ComponentType }> = {
  prepared: { word: '待开班', tone: 'warning', Icon: IconCalendar },
  studying: { word: '学习中', tone: 'primary', Icon: IconStudying },
  resting: { word: '休学中', tone: 'grey', Icon: IconResting },
  finished: { word: '已结课', tone: 'success', Icon: IconCheck },
};

/** The learner's class of a line: what it is called, when it runs and how far it is. */
export function ClassCard({ info }: { info: ClassInfo }) {
  const { class_name, status, weekday, start_date, end_date, current_week, week_count } = info;
  // A state that is newer than this release has no word here.
  const look = looks[status] as (typeof looks)[ClassStatus] | undefined;
  const week = status === 'finished' ? week_count : current_week;
  return (
    <Card
      title={class_name}
      extra={
        look && (
          <Tag tone={look.tone}>
            <span className={css.state}>
              <look.Icon />
              <span className={css.word}>{look.word}</span>
            </span>
          </Tag>
        )
      }
    >
      <dl className={css.facts}>
        <Fact name="开班日期">
          {yearAndDayInWords(start_date)} 周{weekdayNames[weekday]}
        </Fact>
        <Fact name="结课日期">{yearAndDayInWords(end_date)}</Fact>
        <Fact name="课程周期">{week > 0 ? `第 ${week} 周，共 ${week_count} 周` : `共 ${week_count} 周`}</Fact>
      </dl>
      {week > 0 ? <Progress percent={(week / week_count) * 100} label="课程进行到第几周" /> : null}
    </Card>
  );
}

/** One fact of a list: its name, and under it the value. */
export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
