import { managePurchase, studyStatus, useCall, type ManagePurchase } from '@suite/api';
import { VideoPlayer, VideoSkeleton } from '@suite/features/player';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { PageTitle, RichText } from '@suite/ui';
import { Page, Spoken } from '@suite/ui/base';
import { useEffect, useRef, useState } from 'react';
import css from './etiquette-class-detail.module.css';
import { LessonList } from './lesson-list';
import { NoLessons } from './no-lessons';

/** A lesson of the etiquette class with the others below; without an id in the address the first one. */
export default function EtiquetteClassDetailPage() {
  const query = useCall(managePurchase, undefined, { staleTime: 0 });
  return (
    <Page isWide tone="white">
      {query.data?.video_list.length ? null : <Spoken as="h1">礼仪课详情</Spoken>}
      <Loaded query={query} skeleton={<VideoSkeleton />}>
        {(purchase) =>
          purchase.video_list.length === 0 ? (
            <NoLessons {...purchase} />
          ) : (
            <Lesson purchase={purchase} onReload={query.refetch} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Lesson({ purchase, onReload }: { purchase: ManagePurchase; onReload: () => unknown }) {
  const { video_list } = purchase;
  const [search, setSearch] = useSearchParams();
  const [isTapped, setTapped] = useState(false);
  const learned = useRef(new Set<number>());
  const asked = Number(search.get('id'));
  const at = Math.max(
    0,
    video_list.findIndex(({ v_id }) => v_id === asked),
  );
  const lesson = video_list[at];
  const next = video_list[at + 1];
  const title = lesson?.video_name;

  useEffect(() => {
    if (title) platform().messenger.share({ title });
  }, [title]);

  const choose = ({ v_id }: { v_id: number }) => {
    setTapped(true);
    setSearch({ id: String(v_id) }, { replace: true });
    window.scrollTo(0, 0);
  };

  if (!lesson) return null;
  return (
    <>
      <VideoPlayer
        video={lesson}
        record="other"
        onReload={onReload}
        onRecord={({ v_id, summaryStatus }) => {
          if (summaryStatus !== studyStatus.done || learned.current.has(v_id)) return;
          learned.current.add(v_id);
          onReload();
        }}
        autoPlay={isTapped}
        after={next && { title: next.video_name, action: '播放下一节', onAction: () => choose(next) }}
      />
      <div className={css.about}>
        <PageTitle className={css.title}>{lesson.video_name}</PageTitle>
        <RichText html={lesson.introduce} />
      </div>
      <section>
        <h2 className={css.heading}>全部课程</h2>
        <LessonList lessons={video_list} current={lesson} onChoose={choose} />
      </section>
    </>
  );
}
