import { PageTitle } from '@suite/ui';
import { playbackList, usePages, type Playback } from '@suite/api';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Page } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { VideoPlayer, VideoRow, type After } from '@suite/features/player';
import { afterIn } from './after-in';
import css from './open-video.module.css';
import { PagedVideos } from './paged-videos';

/** Recorded live lessons, open to everybody. */
export default function VideoPlaybackListPage() {
  const [params, setParams] = useSearchParams();
  const query = usePages(playbackList, {});
  const asked = Number(params.get('v_id'));
  const [isTapped, setTapped] = useState(false);
  const video = query.data?.find(({ v_id }) => v_id === asked);

  // An address may name a video on a later page of the list. A page that does not come is left to the list's retry.
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isMissing = asked > 0 && !!query.data && !video && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isMissing) void fetchNextPage();
  }, [isMissing, fetchNextPage]);

  useEffect(() => {
    platform().messenger.share({ title: '直播回放', description: '错过的直播，随时都能看' });
  }, []);

  const choose = (v_id: number) => {
    setTapped(true);
    setParams({ v_id: String(v_id) }, { replace: asked > 0 });
  };
  return (
    <Page isWide tone="white">
      {video ? (
        <Playing
          video={video}
          autoPlay={isTapped}
          after={afterIn(query.data, video, choose)}
          onReload={query.refetch}
        />
      ) : (
        <Banner />
      )}
      <PagedVideos
        query={query}
        empty="还没有直播回放，直播结束后会放在这里"
        row={(one) => (
          <VideoRow
            key={one.v_id}
            video={one}
            isHere={one.v_id === video?.v_id}
            onChoose={() => choose(one.v_id)}
          >
            {one.teacher_name} · {yearAndDayInWords(one.live_time)} 直播
          </VideoRow>
        )}
      />
    </Page>
  );
}

function Banner() {
  return (
    <header className={css.banner}>
      <PageTitle className={css.bannerTitle}>直播回放</PageTitle>
      <p className={css.bannerText}>错过的直播，随时都能看</p>
    </header>
  );
}

interface PlayingProps {
  video: Playback;
  autoPlay: boolean;
  after: After | undefined;
  onReload: () => unknown;
}

function Playing({ video, autoPlay, after, onReload }: PlayingProps) {
  return (
    <>
      <VideoPlayer video={video} autoPlay={autoPlay} after={after} onReload={onReload} />
      <header className={css.head}>
        <h1 className={css.title}>{video.video_name}</h1>
        <p className={css.about}>
          {video.teacher_name} · {yearAndDayInWords(video.live_time)} 直播
        </p>
      </header>
    </>
  );
}
