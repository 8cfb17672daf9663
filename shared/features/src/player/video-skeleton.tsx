import { useDrawing } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import css from './video-skeleton.module.css';

/** The shape of a player with what stands under it. */
export function VideoSkeleton() {
  return (
    <>
      <div className={css.stage} />
      <div className={css.below}>
        <Skeleton rows={1} />
        <Skeleton rows={2} />
        <Skeleton rows={2} />
      </div>
    </>
  );
}

/** The shape of a list of `VideoRow`s. */
export function VideoListSkeleton() {
  useDrawing(true);
  return (
    <>
      <Skeleton avatar rows={1} />
      <Skeleton avatar rows={1} />
      <Skeleton avatar rows={1} />
    </>
  );
}
