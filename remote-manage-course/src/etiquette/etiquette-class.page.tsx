import { asEntered, managePurchase, useCall } from '@suite/api';
import { VideoListSkeleton } from '@suite/features/player';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { PageHead } from '@suite/ui';
import { Page } from '@suite/ui/base';
import css from './etiquette-class.module.css';
import { LessonList } from './lesson-list';
import { NoLessons } from './no-lessons';

/** The lessons of the etiquette class. */
export default function EtiquetteClassPage() {
  const query = useCall(managePurchase, undefined, asEntered);
  // The line has its place before it is known.
  const count = query.data ? query.data.video_list.length : undefined;
  const lead = count === undefined ? '\u00a0' : count > 0 && `共 ${count} 节，每节几分钟，学完就能用`;
  return (
    <Page isWide tone="white">
      <PageHead title="礼仪课" lead={lead} />
      <Loaded query={query} skeleton={<VideoListSkeleton />}>
        {(purchase) =>
          purchase.video_list.length === 0 ? (
            <NoLessons {...purchase} />
          ) : (
            <div className={css.list}>
              <LessonList
                lessons={purchase.video_list}
                onChoose={({ v_id }) => platform().navigate(links.etiquetteLesson({ lessonId: v_id }))}
              />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
