import { LoadMore, Loaded, PullRefresh, type LoadedQuery } from '@suite/ui';
import { Empty, Skeleton } from '@suite/ui/base';
import type { ReactNode } from 'react';

interface PagedVideosProps<Item> {
  query: LoadedQuery<Item[]> & {
    hasNextPage: boolean;
    fetchNextPage: () => Promise<{ isError: boolean; error: unknown }>;
  };
  /** Said when the list is empty. */
  empty: string;
  row: (item: Item) => ReactNode;
}

const skeleton = (
  <>
    <Skeleton avatar rows={1} />
    <Skeleton avatar rows={1} />
    <Skeleton avatar rows={1} />
  </>
);

/** A list of videos that is fetched page by page. */
export function PagedVideos<Item>({ query, empty, row }: PagedVideosProps<Item>) {
  const more = async () => {
    const { isError, error } = await query.fetchNextPage();
    if (isError) throw error;
  };
  return (
    <Loaded query={query} skeleton={skeleton} empty={<Empty text={empty} />}>
      {(items) => (
        <PullRefresh onRefresh={query.refetch}>
          <LoadMore onLoad={more} finished={!query.hasNextPage}>
            {items.map(row)}
          </LoadMore>
        </PullRefresh>
      )}
    </Loaded>
  );
}
