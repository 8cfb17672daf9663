import { canUseCounter, latestEntrance, useCall, type Banner, type UserDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { BannerStrip } from './banner-strip';
import { MyCourses } from './my-courses';
import { NextCard } from './next-card';
import { Notices } from './notices';
import { ServiceGrid } from './service-grid';
import { serviceGroups } from './services';
import { Trials, Welcome } from './welcome';
import { courseTabs } from './what-to-show';

interface VisitorHomeProps {
  detail: UserDetail;
  banners: readonly Banner[];
}

/** The personal center of a visitor who has bought no course: an invitation, and everything that is free. */
export function VisitorHome({ detail, banners }: VisitorHomeProps) {
  const { data: entrance } = useCall(latestEntrance, undefined, { staleTime: 5000 });
  const { data: counter } = useCall(canUseCounter, undefined);
  return (
    <>
      <Welcome />
      <Notices detail={detail} />
      <Trials />
      {entrance ? (
        <NextCard next={{ kind: 'continue', entrance }} apart />
      ) : (
        <MyCourses tabs={courseTabs(detail)} first={undefined} />
      )}
      <BannerStrip banners={banners} />
      <ServiceGrid groups={serviceGroups(detail, undefined, counter?.canUse ?? 0, platform().hasPage)} />
    </>
  );
}
