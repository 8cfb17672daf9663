import { latestEntrance, useCall, type Banner, type UserDetail } from '@suite/api';
import { ClassCard } from './class-card';
import { courseTargets } from './links';
import { MyCourses } from './my-courses';
import { NextCard } from './next-card';
import { Notices } from './notices';
import { ProductCard, productOf } from './product-card';
import { Services } from './later-parts';
import { Trials, Welcome } from './welcome';
import { courseTabs } from './what-to-show';

interface VisitorHomeProps {
  detail: UserDetail;
  banners: readonly Banner[];
}

/** The personal center without a course: another product that is bought, or else an invitation to try. */
export function VisitorHome({ detail, banners }: VisitorHomeProps) {
  const { data: entrance } = useCall(latestEntrance, undefined, { staleTime: 5000 });
  const product = productOf(detail);
  const tabs = courseTabs(detail);
  return (
    <>
      {product ? <ProductCard product={product} /> : <Welcome />}
      <Notices detail={detail} />
      {product ? null : <Trials />}
      {product ? <ClassCard detail={detail} /> : null}
      {entrance ? (
        <NextCard next={{ kind: 'continue', entrance }} />
      ) : (
        <MyCourses tabs={tabs} first={undefined} />
      )}
      <Services
        detail={detail}
        flags={undefined}
        banners={banners}
        targets={entrance ? [] : tabs.flatMap(({ courses }) => courseTargets(courses))}
      />
    </>
  );
}
