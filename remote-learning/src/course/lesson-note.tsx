import type { VideoInfo } from '@suite/api';
import { Loaded, RichText, type LoadedQuery } from '@suite/ui';
import { Empty, Skeleton, Spoken } from '@suite/ui/base';
import css from './lesson-page.module.css';

/** The lecture notes of the lesson. */
export function LessonNote({ info }: { info: LoadedQuery<VideoInfo> }) {
  return (
    <Loaded query={info} skeleton={<Skeleton rows={6} />}>
      {({ note }) =>
        note.trim() ? (
          <div className={css.note}>
            <Spoken as="h2">本节讲义</Spoken>
            <RichText html={note} />
          </div>
        ) : (
          <Empty text="本节没有讲义" />
        )
      }
    </Loaded>
  );
}
