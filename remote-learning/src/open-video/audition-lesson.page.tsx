import { auditionLessonInfo, useCall, type AuditionLesson } from '@suite/api';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink, columnsClass, RichText } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { durationText } from '@suite/kernel/time';
import { isAtEnd, VideoPlayer, VideoRow, VideoSkeleton } from '@suite/features/player';
import css from './open-video.module.css';

/** The trial lesson: some videos of the course for visitors who have not bought it yet. */
export default function AuditionLessonPage() {
  const query = useCall(auditionLessonInfo, undefined, { staleTime: 0 });
  return (
    <Page isWide tone="white">
      {query.data ? null : <Spoken as="h1">试听课</Spoken>}
      <Loaded query={query} skeleton={<VideoSkeleton under="videos" />}>
        {(lesson) => <Shown lesson={lesson} onReload={query.refetch} />}
      </Loaded>
    </Page>
  );
}

function howFar(position: number, duration: number): string {
  if (position < 1) return '未观看';
  return isAtEnd(position, duration) ? '已看完' : `看到 ${durationText(position)}`;
}

interface ShownProps {
  lesson: AuditionLesson;
  onReload: () => unknown;
}

function Shown({ lesson, onReload }: ShownProps) {
  const { course_name, introduce, teacher_name, video_list } = lesson;
  const asked = Number(useSearchParams()[0].get('v_id'));
  const [chosen, setChosen] = useState({ v_id: asked, byTap: false });
  /** Where the learner is since the lesson was read. */
  const [watched, setWatched] = useState<Record<number, number | undefined>>({});
  const at = Math.max(
    0,
    video_list.findIndex(({ v_id }) => v_id === chosen.v_id),
  );
  const video = video_list[at];
  const next = video_list[at + 1];
  const choose = (v_id: number) => setChosen({ v_id, byTap: true });

  useEffect(() => {
    platform().messenger.share({
      title: `${course_name} · 免费试听`,
      description: `主讲老师：${teacher_name}`,
    });
  }, [course_name, teacher_name]);

  return (
    <>
      {video ? (
        <VideoPlayer
          video={video}
          record="other"
          onReload={onReload}
          onRecord={({ v_id, position }) => setWatched((now) => ({ ...now, [v_id]: position }))}
          autoPlay={chosen.byTap}
          after={next && { title: next.video_name, action: '播放下一节', onAction: () => choose(next.v_id) }}
        />
      ) : null}
      <header className={css.head}>
        <h1 className={css.title}>{course_name}</h1>
        <p className={css.about}>
          主讲：{teacher_name}
          {video_list.length > 0 ? ` · 免费试听 ${video_list.length} 节` : ''}
        </p>
      </header>
      <section>
        <h2 className={css.heading}>试听内容</h2>
        {video_list.length === 0 ? (
          <Empty
            text="试听视频正在准备，请稍后再来"
            action={<ButtonLink to={links.playbackList()}>看直播回放</ButtonLink>}
          />
        ) : null}
        <div className={columnsClass}>
          {video_list.map((one) => (
            <VideoRow key={one.v_id} video={one} isHere={one === video} onChoose={() => choose(one.v_id)}>
              {howFar(watched[one.v_id] ?? one.position, one.duration)}
            </VideoRow>
          ))}
        </div>
      </section>
      {introduce ? (
        <section>
          <h2 className={css.heading}>课程介绍</h2>
          <div className={css.text}>
            <RichText html={introduce} />
          </div>
        </section>
      ) : null}
    </>
  );
}
