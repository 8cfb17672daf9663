import {
  usePages,
  useCall,
  videoLinkInfo,
  videoLinks,
  type Call,
  type PageParams,
  type Paged,
  type VideoLink,
} from '@suite/api';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { yearAndDayInWords } from '@suite/kernel/time';
import { Loaded, type LoadedQuery } from '@suite/features/loaded';
import { RichText, PageTitle } from '@suite/ui';
import { Empty, Page, Spoken } from '@suite/ui/base';
import { useEffect, useState, type ReactNode } from 'react';
import { VideoPlayer, VideoRow, VideoSkeleton, type After } from '@suite/features/player';
import { afterIn } from './after-in';
import css from './open-video.module.css';
import { PagedVideos } from './paged-videos';

/** The list of links in the shape of every other paged list; the provider names its fields differently. */
const listed: Call<PageParams, Paged<VideoLink>> = Object.assign(
  async (params: PageParams, signal?: AbortSignal) => {
    const { linkData, total } = await videoLinks(params, signal);
    return { list: linkData, total };
  },
  { method: videoLinks.method, path: videoLinks.path },
);

/** Videos that the staff recommends; one that is chosen plays above the others. */
export default function VideoLinkListPage() {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('id'));
  const [isTapped, setTapped] = useState(false);
  const query = usePages(listed, {});
  const choose = (link: number) => {
    setTapped(true);
    setParams({ id: String(link) }, { replace: id > 0 });
    window.scrollTo(0, 0);
  };
  const playing = query.data?.find((one) => one.id === id);
  const after =
    playing &&
    afterIn(query.data, playing, (v_id) => {
      const next = query.data?.find((one) => one.v_id === v_id);
      if (next) choose(next.id);
    });
  const list = (
    <PagedVideos
      query={query}
      empty="还没有视频，老师更新后会放在这里"
      row={(one) => (
        <VideoRow key={one.id} video={one} isHere={one.id === id} onChoose={() => choose(one.id)}>
          {yearAndDayInWords(one.publish_time)} 更新
        </VideoRow>
      )}
    />
  );
  return (
    <Page isWide tone="white">
      {id > 0 ? (
        <Playing id={id} autoPlay={isTapped} after={after} others={query}>
          <h2 className={css.heading}>更多视频</h2>
          {list}
        </Playing>
      ) : (
        <>
          <Banner />
          {list}
        </>
      )}
    </Page>
  );
}

function Banner() {
  return (
    <header className={css.banner}>
      <PageTitle className={css.bannerTitle}>视频列表</PageTitle>
      <p className={css.bannerText}>几分钟一条，随时学一点理财知识</p>
    </header>
  );
}

interface PlayingProps {
  id: number;
  autoPlay: boolean;
  after: After | undefined;
  others: LoadedQuery<unknown>;
  /** What stands under the video. */
  children: ReactNode;
}

function Playing({ id, autoPlay, after, others, children }: PlayingProps) {
  const query = useCall(videoLinkInfo, { id }, { staleTime: 0 });
  const { data } = query;
  // Without a network both reads fail: one message says so, and asks for both.
  const isAllLost = !data && !!query.error && !others.data && !!others.error;
  const again = () => Promise.all([query.refetch(), others.refetch()]);
  useEffect(() => {
    if (data) platform().messenger.share({ title: data.title });
  }, [data]);
  return (
    <>
      {data ? null : <Spoken as="h1">视频列表</Spoken>}
      <Loaded query={isAllLost ? { ...query, refetch: again } : query} skeleton={<VideoSkeleton />}>
        {({ title, introduce, video_info }) => (
          <>
            {/* A video that was taken down leaves its link without one. */}
            {video_info ? (
              <VideoPlayer
                video={video_info}
                record="other"
                autoPlay={autoPlay}
                after={after}
                onReload={query.refetch}
              />
            ) : (
              <Empty text="这个视频已经下架，可以看看下面的其他视频" />
            )}
            <header className={css.head}>
              <h1 className={css.title}>{title}</h1>
            </header>
            <div className={css.text}>
              <RichText html={introduce} />
            </div>
          </>
        )}
      </Loaded>
      {isAllLost || query.isPending ? null : children}
    </>
  );
}
