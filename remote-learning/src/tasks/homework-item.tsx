import type { Day, Homework } from '@suite/api';
import { nearMomentInWords } from '@suite/kernel/time';
import { IconArrow, Tag } from '@suite/ui';
import { IconLock } from '../study-weeks/icons';
import { Row } from '../study-weeks/list-row';
import { dueOf } from './due';
import css from './homework-item.module.css';
import { useHomeworkLink } from './use-homework-link';

export interface HomeworkItemProps {
  homework: Homework;
  today: Day;
  /** The name of its week, for lists that mix several weeks. */
  week?: string;
}

/** A homework in a list: its title, deadline and score. */
export function HomeworkItem({ homework, today, week }: HomeworkItemProps) {
  const link = useHomeworkLink();
  const { homework_id, title, question_count, deadline, status, score } = homework;
  const { tone, text } = dueOf(homework, today, Date.now());
  return (
    <li className={css.item}>
      <Row className={css.row} to={status === 'locked' ? undefined : link(homework_id)}>
        <span className={css.main}>
          {week ? <span className={css.week}>{week}</span> : null}
          <span className={css.title}>{title}</span>
          <span className={css.meta}>
            {question_count} 道题{deadline ? ` · ${nearMomentInWords(deadline, today)} 截止` : ''}
          </span>
          <Tag tone={tone}>
            {status === 'locked' ? <IconLock className={css.icon} /> : null}
            {text}
          </Tag>
        </span>
        {typeof score !== 'number' ? null : (
          <span className={css.score}>
            <span className={css.points}>{score}</span> 分
          </span>
        )}
        {status === 'locked' ? null : <IconArrow className={css.arrow} />}
      </Row>
    </li>
  );
}
