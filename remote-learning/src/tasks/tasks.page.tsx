import { asEntered, useCall, userDetail, type Day, type HomeworkWeek, type OwnedCourse } from '@suite/api';
import { CourseChoice, NothingHere } from '@suite/features/course-choice';
import { Loaded } from '@suite/features/loaded';
import { Section } from '@suite/ui';
import { Button, Page, Skeleton, Spoken } from '@suite/ui/base';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { taskLink } from '../task-link';
import { useToday } from '../study-weeks/use-today';
import { useWeek } from '../study-weeks/use-week';
import { WeekHead } from '../study-weeks/week-head';
import { WeekStrip } from '../study-weeks/week-strip';
import { FurtherList } from './further-list';
import { HomeworkItem } from './homework-item';
import { HomeworkView } from './homework-view';
import { taskEditions, type TaskEdition } from '../task-edition';
import { doneCount, weekProgress } from '../study-weeks/week-progress';
import { groupsOf, type TaskGroup } from './task-groups';
import css from './tasks.module.css';
import { TaskRow } from './task-row';
import { TodayCard } from './today-card';
import { useAskedHomework } from './use-homework-link';

/** The tasks of today and of each week. */
export default function TaskPage({ edition: name }: { edition: keyof typeof taskEditions }) {
  const edition = taskEditions[name];
  const homework = useAskedHomework();
  return homework ? (
    <HomeworkView key={homework} edition={edition} id={homework} />
  ) : (
    <Tasks edition={edition} />
  );
}

/** Tasks that were done on another page must show as soon as the learner is back. */
const fresh = { staleTime: 0 };

function Tasks({ edition }: { edition: TaskEdition }) {
  const query = useCall(edition.weeks, undefined, fresh);
  const detail = useCall(userDetail, undefined, asEntered).data;
  const today = useToday();
  return (
    <Page>
      <Spoken as="h1">学习任务</Spoken>
      <CourseChoice pages={edition.pages} />
      <Loaded query={query} skeleton={skeleton} empty={<Nothing edition={edition} />}>
        {(weeks) => (
          <>
            {detail && weeks.some(({ is_current }) => is_current) ? (
              <TodayCard today={today} detail={detail} edition={edition} />
            ) : null}
            <Weeks edition={edition} weeks={weeks} courses={detail?.courseList ?? []} today={today} />
            {detail ? <FurtherList detail={detail} edition={edition} /> : null}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const skeleton = (
  <>
    <Skeleton card rows={3} />
    <Skeleton rows={1} />
    <Skeleton card rows={4} />
  </>
);

const Nothing = ({ edition }: { edition: TaskEdition }) => (
  <NothingHere
    pages={edition.pages}
    what="学习任务"
    go="去看任务"
    text="还没有学习任务，开班之后会按周安排"
    action={<Button onClick={() => platform().navigate(links.classInfo())}>查看开班信息</Button>}
  />
);

interface WeeksProps {
  edition: TaskEdition;
  weeks: readonly HomeworkWeek[];
  courses: readonly OwnedCourse[];
  today: Day;
}

function Weeks({ edition, weeks, courses, today }: WeeksProps) {
  const [week, choose] = useWeek(weeks);
  if (!week) return <Nothing edition={edition} />;
  const groups = groupsOf(week.task_list);
  return (
    <>
      <WeekStrip weeks={weeks} shown={week} progressOf={weekProgress} onChoose={choose} />
      <div className={css.card}>
        <WeekHead week={week} weeks={weeks} progress={weekProgress(week)} unit="项任务" />
        {week.status !== 'locked' && week.task_list.length + week.homework_list.length === 0 ? (
          <p className={css.none}>这一周没有任务，可以补一补前面没完成的内容</p>
        ) : null}
      </div>
      {week.homework_list.length > 0 ? (
        <Section title="本周作业">
          <ul className={css.homework}>
            {week.homework_list.map((homework) => (
              <HomeworkItem key={homework.homework_id} homework={homework} today={today} />
            ))}
          </ul>
        </Section>
      ) : null}
      {groups.length > 0 ? (
        <Section title="本周任务">
          <div className={css.card}>
            <Week week={week} groups={groups} courses={courses} />
          </div>
        </Section>
      ) : null}
    </>
  );
}

interface WeekProps {
  week: HomeworkWeek;
  groups: readonly TaskGroup[];
  courses: readonly OwnedCourse[];
}

function Week({ week, groups, courses }: WeekProps) {
  const isLocked = week.status === 'locked';
  return (
    <>
      {groups.map(({ title, tasks }) => (
        <section className={css.group} key={title} aria-label={title}>
          <h3 className={css.groupTitle}>
            {title}
            <span className={css.groupCount}>
              {doneCount(tasks)}/{tasks.length}
            </span>
          </h3>
          <ul>
            {tasks.map((task) => {
              const isOver = task.type === 'clock' && !week.is_current;
              return (
                <TaskRow
                  key={task.id}
                  task={task}
                  isLocked={isLocked}
                  to={isLocked || isOver ? undefined : taskLink(task, courses)}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
