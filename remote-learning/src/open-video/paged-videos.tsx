import { VideoListSkeleton } from '@suite/features/player';
import { links } from '@suite/kernel/links';
import { Loaded, type LoadedQuery } from '@suite/features/loaded';
import { ButtonLink, columnsClass, LoadMore, PullRefresh } from '@suite/ui';
import { Empty } from '@suite/ui/base';
import type { ReactNode } from 'react';

interface PagedVideosProps<Item> {
  query: LoadedQuery<Item[]> & {
    hasNextPage: boolean;
    more: () => Promise<unknown>;
    refresh: () => Promise<unknown>;
  };
  /** Said when the list is empty. */
  empty: string;
  row: (item: Item) => ReactNode;
}

/** A list of videos that is fetched page by page. */
export function PagedVideos<Item>({ query, empty, row }: PagedVideosProps<Item>) {
  return (
    <Loaded
      query={query}
      skeleton={<VideoListSkeleton />}
      empty={<Empty text={empty} action={<ButtonLink to={links.home()}>返回个人中心</ButtonLink>} />}
    >
      {(items) => (
        <PullRefresh onRefresh={query.refresh}>
          <LoadMore onLoad={query.more} finished={!query.hasNextPage}>
            <div className={columnsClass}>{items.map(row)}</div>
          </LoadMore>
        </PullRefresh>
      )}
    </Loaded>
  );
}
