import { useCall, userDetail, type AnswerUnit, type Day, type HomeworkInfo } from '@suite/api';
import { platform } from '@suite/kernel';
import { nearMomentInWords } from '@suite/kernel/time';
import { Loaded } from '@suite/features/loaded';
import { Card, RichText, Tag } from '@suite/ui';
import { Button, Page, Skeleton, Spoken } from '@suite/ui/base';
import { taskLink } from '../task-link';
import { useToday } from '../study-weeks/use-today';
import { dueOf } from './due';
import { HomeworkNote } from './homework-note';
import css from './homework-view.module.css';
import type { TaskEdition } from '../task-edition';
import { TaskRow } from './task-row';

export interface HomeworkViewProps {
  edition: TaskEdition;
  id: number;
}

/** Homework that was handed in on another page must show as soon as the learner is back. */
const fresh = { staleTime: 0 };

/** One homework: its task, deadline and result. Its questions are answered as a practice paper. */
export function HomeworkView({ edition, id }: HomeworkViewProps) {
  const query = useCall(edition.info, { homework_id: id }, fresh);
  const units = useCall(edition.units, undefined, fresh).data;
  const today = useToday();
  const homework = query.data;
  const unit = units?.find(({ unit_id }) => unit_id === homework?.unit_id);
  return (
    <Page footer={homework ? <Actions edition={edition} homework={homework} unit={unit} /> : undefined}>
      {homework ? null : <Spoken as="h1">作业详情</Spoken>}
      <Loaded query={query} skeleton={<Skeleton card rows={6} />}>
        {(one) => <Shown homework={one} unit={unit} today={today} />}
      </Loaded>
    </Page>
  );
}

interface HomeworkProps {
  homework: HomeworkInfo;
  unit: AnswerUnit | undefined;
}

interface ShownProps extends HomeworkProps {
  today: Day;
}

function Shown({ homework, unit, today }: ShownProps) {
  const detail = useCall(userDetail, undefined).data;
  const { title, week_name, content, comment, status, task_list } = homework;
  const due = dueOf(homework, today, Date.now());
  const before = task_list.filter(({ type }) => type === 'video' || type === 'material');
  return (
    <>
      <header className={css.head}>
        <Tag tone={due.tone}>{due.text}</Tag>
        <h1 className={css.title}>{title}</h1>
        <p className={css.week}>{week_name}</p>
        <Facts homework={homework} unit={unit} today={today} />
      </header>
      <Card title="作业要求">
        <RichText html={content} />
      </Card>
      {status === 'done' ? (
        <Card title="老师点评">
          {comment ? (
            <p className={css.comment}>{comment}</p>
          ) : (
            <p className={css.none}>老师看过之后，会在这里写下点评</p>
          )}
        </Card>
      ) : null}
      {detail ? <HomeworkNote userId={detail.userInfo.id} homeworkId={homework.homework_id} /> : null}
      {before.length > 0 ? (
        <Card title="相关课程与资料">
          <ul>
            {before.map((task) => (
              <TaskRow key={task.id} task={task} to={taskLink(task, detail?.courseList ?? [])} />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}

function Facts({ homework, unit, today }: ShownProps) {
  const { question_count, deadline, score } = homework;
  const facts = [
    { name: '练习题', value: `${question_count} 道` },
    { name: '截止时间', value: deadline ? nearMomentInWords(deadline, today) : '不限' },
    { name: '作业成绩', value: typeof score !== 'number' ? '—' : `${score} 分` },
  ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div className={css.fact} key={name}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {unit && unit.juan_count > 1 ? (
        <p className={css.more}>
          共练习 {unit.juan_count} 次，最近一次 {unit.last_score} 分；作业成绩以第一次提交为准
        </p>
      ) : null}
    </>
  );
}

interface ActionsProps extends HomeworkProps {
  edition: TaskEdition;
}

function Actions({ edition, homework: { status, unit_id }, unit }: ActionsProps) {
  const ids = { unitId: unit_id };
  const go = (page: string) => platform().navigate(page);
  const isDone = status === 'done';
  const word = unit?.has_draft ? '继续作答' : isDone ? '再练一次' : '开始作答';
  return (
    <div className={css.actions}>
      {isDone ? (
        <Button type="default" className={css.action} onClick={() => go(edition.history(ids))}>
          答案与解析
        </Button>
      ) : null}
      <Button className={css.action} onClick={() => go(edition.paper(ids))}>
        {word}
      </Button>
    </div>
  );
}
