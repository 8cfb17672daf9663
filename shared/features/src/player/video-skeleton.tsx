import { useDrawing } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import css from './video-skeleton.module.css';

const three = [0, 1, 2];

/** The shapes of three `VideoRow`s. */
const Videos = () => (
  <>
    {three.map((row) => (
      <div className={css.video} key={row}>
        <span className={css.cover} />
        <Skeleton rows={1} />
      </div>
    ))}
  </>
);

/** The shapes of three chapters, or of three other rows with a state under their name. */
export const ChaptersSkeleton = () => (
  <div className={css.chapters}>
    {three.map((row) => (
      <Skeleton rows={1} key={row} />
    ))}
  </div>
);

const below = {
  lessons: (
    <>
      <div className={css.tabs}>
        {[...three, 3].map((tab) => (
          <span className={css.tab} key={tab} />
        ))}
      </div>
      <ChaptersSkeleton />
    </>
  ),
  videos: (
    <>
      <span className={css.listName} />
      <Videos />
    </>
  ),
  text: <Skeleton title={false} rows={4} />,
};

interface VideoSkeletonProps {
  /** What comes after the video's name: tabs over lessons, a list of `VideoRow`s under its name, or text to read. */
  under?: keyof typeof below;
}

/** The shape of a player with what stands under it. */
export const VideoSkeleton = ({ under = 'text' }: VideoSkeletonProps) => (
  <>
    <div className={css.stage} />
    <div className={css.head}>
      <Skeleton rows={1} />
    </div>
    {below[under]}
  </>
);

/** The shape of a list of `VideoRow`s. */
export function VideoListSkeleton() {
  useDrawing(true);
  return <Videos />;
}
