import { asEntered, banners, useCall, userDetail, userOrders, type Banners } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { Page } from '@suite/ui/base';
import { Hero } from './hero';
import { HomeSkeleton } from './home-skeleton';
import { LearnerHome } from './learner-home';
import { VisitorHome } from './visitor-home';
import { isLearner } from './what-to-show';

/** What is advertised comes first in the strip: nothing opens by itself over the page that a learner came for. */
const stripOf = (shown: Banners | undefined) =>
  shown?.ad ? [shown.ad, ...shown.banners] : (shown?.banners ?? []);

/** The personal center: the next lesson, what is due, the learner's courses, and links to everything else. */
export default function PersonalCenterPage() {
  const detail = useCall(userDetail, undefined, asEntered);
  const { data: shown } = useCall(banners, undefined);
  // Asked for beside the detail, so that the notice of an order does not push the page down later.
  useCall(userOrders, undefined, asEntered);
  return (
    <Page isWide>
      <Hero detail={detail.data} />
      <Loaded query={detail} skeleton={<HomeSkeleton />}>
        {(data) => {
          const Home = isLearner(data) ? LearnerHome : VisitorHome;
          return <Home detail={data} banners={stripOf(shown)} />;
        }}
      </Loaded>
    </Page>
  );
}
