import { Skeleton } from '@suite/ui/base';
import css from './home-skeleton.module.css';

/** The shape of the card of today. */
const NextSkeleton = () => (
  <div className={css.next} aria-hidden="true">
    <Skeleton avatar rows={3} />
  </div>
);

/** The shape of what stands below the card of today. */
export const RestSkeleton = () => (
  <>
    <Skeleton card rows={3} />
    <Skeleton card rows={2} />
    <Skeleton card rows={4} />
  </>
);

/** The shape of the whole page below the greeting. */
export const HomeSkeleton = () => (
  <>
    <NextSkeleton />
    <RestSkeleton />
  </>
);
