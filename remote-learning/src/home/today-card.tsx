import type { UserDetail } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { cx, IconCheck, lazyPiece, Piece, Sprout, Tag } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import { startTransition, useState, type ReactNode } from 'react';
import { FurtherTasks } from '../further-tasks/piece';
import { useTaskLink } from '../task-link';
import { firstSteps, isResting, MOST_STEPS, type Step } from './day-path';
import css from './today-card.module.css';
import { TopCard } from './top-card';
import type { Today } from './use-day-path';

const agendaPiece = lazyPiece(() => import(/* webpackChunkName: "PersonalCenterAgenda" */ './agenda-sheet'));

interface TodayCardProps {
  detail: UserDetail;
  path: Today;
  /** Its rows are not all known: they come together. */
  isWaiting: boolean;
  /** The next lesson. Once the day is done it steps back. */
  children: (isDone: boolean) => ReactNode;
}

/** The path of today: the next lesson, what is due, the check-in; then the day is done. */
export function TodayCard({ detail, path, isWaiting, children }: TodayCardProps) {
  const [agenda, setAgenda] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <TopCard label="今天">
      <Head {...path} isWaiting={isWaiting} onAgenda={() => startTransition(() => setAgenda('open'))} />
      {agenda === 'never' ? null : (
        <Piece of={agendaPiece} skeleton={null} failed="日程没有加载出来，请再试一次">
          {({ AgendaSheet }) => (
            <AgendaSheet detail={detail} open={agenda === 'open'} onClose={() => setAgenda('closed')} />
          )}
        </Piece>
      )}
      {children(path.isDone)}
      {isWaiting ? (
        <div className={css.waiting} role="status" aria-busy="true" aria-label="加载中">
          <Skeleton title={false} rows={4} />
        </div>
      ) : (
        <Steps detail={detail} path={path} />
      )}
    </TopCard>
  );
}

/** The rows of the day, the next ones first. */
function Steps({ detail, path: { open, done } }: Pick<TodayCardProps, 'detail' | 'path'>) {
  const every = [...open, ...done];
  const linkOf = useTaskLink(
    every.flatMap(({ task }) => task ?? []),
    detail.courseList,
  );
  const [all, setAll] = useState(false);
  const first = firstSteps(open);
  const steps = all ? every : first;
  const hidden = open.length - first.length;
  const rows = (some: readonly Step[]) =>
    some.map((step) => (
      <Row key={step.key} step={step} to={step.to ?? (step.task ? linkOf(step.task) : '')} />
    ));
  // A review may come late: where there is room for it, it has its place below.
  const room = open.length < MOST_STEPS ? 1 : 0;
  const minHeight = `calc(${steps.length + room} * var(--size-touch))`;
  const before = steps.filter(({ key, isDone: isOver }) => key !== 'check-in' && !isOver);
  return (
    <>
      <Free detail={detail} />
      <ul className={css.tasks} style={{ minHeight }}>
        {rows(before)}
        <FurtherTasks detail={detail} most={room}>
          {({ key, title, action, to, onOpen }) => (
            <li key={key}>
              {to ? (
                <Link className={css.task} to={to}>
                  <Words title={title} action={action} />
                </Link>
              ) : (
                <button type="button" className={css.task} onClick={onOpen}>
                  <Words title={title} action={action} />
                </button>
              )}
            </li>
          )}
        </FurtherTasks>
        {rows(steps.filter((step) => before.indexOf(step) < 0))}
      </ul>
      {!all && hidden + done.length > 0 ? (
        <button type="button" className={css.more} onClick={() => startTransition(() => setAll(true))}>
          {hidden > 0 ? `还有 ${hidden} 项` : `看已完成的 ${done.length} 项`}
        </button>
      ) : null}
    </>
  );
}

interface HeadProps extends Pick<Today, 'isDone' | 'growth' | 'streak' | 'count'> {
  /** Its rows are not all known, nor how many there are. */
  isWaiting: boolean;
  /** Opens the list of everything that has a date. */
  onAgenda: () => void;
}

const Head = ({ isDone, growth, streak, count: { done, total }, isWaiting, onAgenda }: HeadProps) => (
  <div className={css.head}>
    <Sprout stage={growth} className={css.sprout} />
    <h2 className={css.heading}>{isDone ? '今天完成' : '今天'}</h2>
    <p className={css.count}>
      {[streak > 0 && `连续打卡 ${streak} 天`, !isDone && !isWaiting && `已完成 ${done}/${total}`]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <button type="button" className={css.agenda} onClick={onAgenda}>
      日程
    </button>
  </div>
);

/** Says why a day asks for nothing, where a learner in a class may wonder. */
function Free({ detail }: { detail: UserDetail }) {
  const text = isResting(detail)
    ? '休学中，不安排新的任务；已经开放的课程照常可以学。'
    : detail.splitInfosData?.status === 'studying' && detail.todayTasks.length === 0
      ? '今天没有安排任务，可以复习学过的内容，或者提前学下一节。'
      : '';
  return text ? <p className={css.free}>{text}</p> : null;
}

const Row = ({ step: { title, action, isDone, due }, to }: { step: Step; to: string }) => (
  <li>
    <Link className={css.task} to={to}>
      <Words title={title} action={isDone ? '已完成' : action} isDone={isDone}>
        {due ? <Tag tone={due.tone}>{due.text}</Tag> : null}
      </Words>
    </Link>
  </li>
);

interface WordsProps {
  title: string;
  action: string;
  /** Undefined of what the learner adds to the day: it does not count. */
  isDone?: boolean;
  children?: ReactNode;
}

const Words = ({ title, action, isDone, children }: WordsProps) => (
  <>
    <span className={cx(isDone ? css.done : css.open, isDone === undefined && css.added)}>
      {isDone ? <IconCheck /> : null}
    </span>
    <span className={css.title}>
      {title} {children}
    </span>
    <span className={isDone ? css.state : css.action}>{action}</span>
  </>
);
