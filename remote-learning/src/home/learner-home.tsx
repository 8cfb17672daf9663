import { isBuyCourse, latestEntrance, useCall, type Banner, type UserDetail } from '@suite/api';
import { links } from '@suite/kernel/links';
import { Failed, Skeleton } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { ClassCard } from './class-card';
import { RestSkeleton } from './home-skeleton';
import css from './learner-home.module.css';
import { courseTargets } from './links';
import { MyCourses } from './my-courses';
import { NextLesson } from './next-card';
import { Notices, useNoticeReads } from './notices';
import { PcPrompt, Services } from './later-parts';
import { TodayCard } from './today-card';
import { TitledTopCard } from './top-card';
import { useDayPath } from './use-day-path';
import { courseTabs, firstTab, nextStep, tabsBeside } from './what-to-show';

/** Parts wait for each other so long; a provider that is slower moves them when they come. */
const PATIENCE = 3000;

/** Waits once: a part that is drawn and reads again what has failed must not take the others away. */
function usePatience(isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  if (!isWaiting && !isOver) setIsOver(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting && !isOver;
}

interface LearnerHomeProps {
  detail: UserDetail;
  banners: readonly Banner[];
}

/** The personal center of a learner. Only the user detail is needed; other parts are left out if they fail. */
export function LearnerHome({ detail, banners }: LearnerHomeProps) {
  const entrance = useCall(latestEntrance, undefined, { staleTime: 5000 });
  const bought = useCall(isBuyCourse, undefined);
  const flags = bought.data;
  const { courseList } = detail;

  const next = nextStep(courseList, entrance.data ?? null);
  const tabs = tabsBeside(courseTabs(detail, flags));
  const path = useDayPath(detail, next && next.kind !== 'start' ? next.entrance.v_id : undefined);
  const notices = useNoticeReads(detail);
  // Each part is as high as what has come for it: they come together, and nothing moves.
  const isWaiting = usePatience(!(path.isWhole && notices.isWhole) || entrance.isLoading || bought.isLoading);
  return (
    <>
      {next || entrance.isPending || entrance.isError ? (
        <TodayCard detail={detail} path={path} isWaiting={isWaiting}>
          {(isDone) =>
            entrance.isPending ? (
              <div className={css.next}>
                <Skeleton avatar rows={3} />
              </div>
            ) : next ? (
              <NextLesson
                next={next}
                namesCourse={courseList.filter(({ is_public }) => !is_public).length > 1}
                isQuiet={isDone}
              />
            ) : (
              <Failed error={entrance.error} onRetry={entrance.refetch} />
            )
          }
        </TodayCard>
      ) : (
        <Waiting />
      )}
      {isWaiting ? (
        <RestSkeleton />
      ) : (
        <>
          <Notices detail={detail} flags={flags} />
          <ClassCard detail={detail} />
          {next ? <MyCourses tabs={tabs} first={firstTab(tabs, next)} /> : null}
          <Services
            detail={detail}
            flags={flags}
            banners={banners}
            targets={[links.checkIn(), ...tabs.flatMap(({ courses }) => courseTargets(courses))]}
          />
        </>
      )}
      <PcPrompt detail={detail} />
    </>
  );
}

/** The courses are bought, but the staff has not opened them yet. */
const Waiting = () => (
  <TitledTopCard title="课程正在为您开通" text="完善信息、选好班级之后，课程和学习任务会出现在这里。" />
);
