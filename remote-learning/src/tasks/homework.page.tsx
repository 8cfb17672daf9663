import { asEntered, oldHomeworkList, useCall, userDetail, type Day, type Homework } from '@suite/api';
import { NothingHere } from '@suite/features/course-choice';
import { Loaded } from '@suite/features/loaded';
import { Card, Progress, Section } from '@suite/ui';
import { Button, Page, Skeleton, Spoken } from '@suite/ui/base';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useToday } from '../study-weeks/use-today';
import { FurtherList } from './further-list';
import { HomeworkItem } from './homework-item';
import { HomeworkView } from './homework-view';
import { taskEditions, type TaskEdition } from '../task-edition';
import { homeworkByState } from './task-groups';
import css from './tasks.module.css';
import { TodayCard } from './today-card';
import { useAskedHomework } from './use-homework-link';

/** A homework with the name of its week, which the old list does not have. */
type Listed = Homework & { week?: string };

interface HomeworkProps {
  /** `old` is for learners who still have the old task pages. */
  edition: keyof typeof taskEditions | 'old';
}

/** The homework of all weeks, and the tasks of today. */
export default function HomeworkPage({ edition: name }: HomeworkProps) {
  const asked = useAskedHomework();
  const edition = taskEditions[name === 'old' ? 'older' : name];
  if (asked) return <HomeworkView key={asked} edition={edition} id={asked} />;
  return name === 'old' ? <OldList edition={edition} /> : <ByWeek edition={edition} />;
}

/** Homework that was handed in on another page must show as soon as the learner is back. */
const fresh = { staleTime: 0 };

function ByWeek({ edition }: { edition: TaskEdition }) {
  const query = useCall(edition.weeks, undefined, fresh);
  return (
    <Listing
      edition={edition}
      query={{
        ...query,
        data: query.data?.flatMap(({ week_name, homework_list }) =>
          homework_list.map((one): Listed => ({ ...one, week: week_name })),
        ),
      }}
    />
  );
}

function OldList({ edition }: { edition: TaskEdition }) {
  return <Listing edition={edition} query={useCall(oldHomeworkList, undefined, fresh)} />;
}

interface ListingProps {
  edition: TaskEdition;
  query: { data: Listed[] | undefined; error: unknown; refetch: () => Promise<unknown> };
}

function Listing({ edition, query }: ListingProps) {
  const today = useToday();
  const detail = useCall(userDetail, undefined, asEntered).data;
  const tasks = detail?.todayTasks.filter(({ line }) => edition.has(line)) ?? [];
  return (
    <Page>
      <Spoken as="h1">学习任务</Spoken>
      {detail && tasks.length > 0 ? <TodayCard today={today} detail={detail} edition={edition} /> : null}
      <Loaded query={query} skeleton={skeleton} empty={<Nothing edition={edition} />}>
        {(list) => (
          <>
            <Lists list={list} today={today} />
            {detail && tasks.length > 0 ? <FurtherList detail={detail} edition={edition} /> : null}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Lists({ list, today }: { list: readonly Listed[]; today: Day }) {
  const { ready, locked, done } = homeworkByState(list);
  const parts = [
    { title: '待完成', items: ready },
    { title: '已完成', items: done },
    { title: '未开放', items: locked },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <Card title="作业进度" extra={`${done.length}/${list.length} 份`}>
        <Progress percent={(done.length / list.length) * 100} label="作业进度" />
        <p className={ready.length > 0 ? css.left : css.allDone}>
          {ready.length > 0 ? `还有 ${ready.length} 份作业等您完成` : '已开放的作业都完成了'}
        </p>
      </Card>
      {parts.map(({ title, items }) => (
        <Section key={title} title={title} extra={`${items.length} 份`}>
          <ul className={css.homework}>
            {items.map((one) => (
              <HomeworkItem key={one.homework_id} homework={one} today={today} week={one.week} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

const skeleton = (
  <>
    <Skeleton card rows={1} />
    <Skeleton card rows={2} />
    <Skeleton card rows={2} />
  </>
);

const Nothing = ({ edition }: { edition: TaskEdition }) => (
  <NothingHere
    pages={edition.pages}
    what="作业"
    go="去看作业"
    text="还没有作业，开班之后会按周布置"
    action={<Button onClick={() => platform().navigate(links.classInfo())}>查看开班信息</Button>}
  />
);
