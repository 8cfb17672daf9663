import { asEntered, banners, useCall, userDetail } from '@suite/api';
import { Loaded } from '@suite/ui';
import { Page } from '@suite/ui/base';
import { Hero } from './hero';
import { HomeSkeleton } from './home-skeleton';
import { LearnerHome } from './learner-home';
import { useAd } from './use-ad';
import { VisitorHome } from './visitor-home';
import { isLearner } from './what-to-show';

/** The personal center: the next lesson, what is due, the learner's courses, and links to everything else. */
export default function PersonalCenterPage() {
  const detail = useCall(userDetail, undefined, asEntered);
  const { data: shown } = useCall(banners, undefined);
  const { View: Ad, close } = useAd(shown?.ad, detail.data?.userInfo.id);
  return (
    <Page>
      <Hero detail={detail.data} />
      <Loaded query={detail} skeleton={<HomeSkeleton />}>
        {(data) => {
          const Home = isLearner(data) ? LearnerHome : VisitorHome;
          return <Home detail={data} banners={shown?.banners ?? []} />;
        }}
      </Loaded>
      {Ad && shown?.ad ? <Ad ad={shown.ad} onClose={close} /> : null}
    </Page>
  );
}
