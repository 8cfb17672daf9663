import { isBuyCourse, latestEntrance, useCall, type Banner, type UserDetail } from '@suite/api';
import { Failed } from '@suite/ui/base';
import { BannerStrip } from './banner-strip';
import { ClassCard } from './class-card';
import { NextSkeleton } from './home-skeleton';
import { MyCourses } from './my-courses';
import { NextCard } from './next-card';
import { Notices } from './notices';
import { PcPrompt, Services } from './later-parts';
import { TodayCard } from './today-card';
import { TitledTopCard, TopCard } from './top-card';
import { courseTabs, firstTab, nextStep, showsToday, tabsBeside } from './what-to-show';

interface LearnerHomeProps {
  detail: UserDetail;
  banners: readonly Banner[];
}

/** The personal center of a learner. Only the user detail is needed; other parts are left out if they fail. */
export function LearnerHome({ detail, banners }: LearnerHomeProps) {
  const entrance = useCall(latestEntrance, undefined, { staleTime: 5000 });
  const { data: flags } = useCall(isBuyCourse, undefined);
  const { courseList } = detail;

  const next = nextStep(courseList, entrance.data ?? null);
  const tabs = tabsBeside(courseTabs(detail, flags));
  return (
    <>
      {entrance.isPending ? (
        <NextSkeleton />
      ) : next ? (
        <NextCard next={next} />
      ) : entrance.isError ? (
        <TopCard label="继续学习">
          <Failed error={entrance.error} onRetry={entrance.refetch} />
        </TopCard>
      ) : (
        <Waiting />
      )}
      <Notices detail={detail} flags={flags} />
      {showsToday(detail) ? <TodayCard detail={detail} /> : null}
      <ClassCard detail={detail} />
      {next ? <MyCourses tabs={tabs} first={firstTab(tabs, next)} /> : null}
      <Services detail={detail} flags={flags} />
      <BannerStrip banners={banners} />
      <PcPrompt detail={detail} />
    </>
  );
}

/** The courses are bought, but the staff has not opened them yet. */
const Waiting = () => (
  <TitledTopCard title="课程正在为您开通" text="完善信息、选好班级之后，课程和学习任务会出现在这里。" />
);
