import { useInfiniteQuery, useQuery } from '@suite/kernel';
import type { Call } from './call';
import { queryOf } from './call';
import type { Paged, PageParams } from './entities/basic';

/** When a page's read runs. */
interface ReadOptions {
  /** False as long as something that the read needs is missing. */
  enabled?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number;
}

/**
 * For data that another page may have changed: read again on entering, unless the answer is only seconds old, as
 * the learner's data are, which the host reads while the page is being entered.
 */
export const asEntered: ReadOptions = { staleTime: 5000 };

/** Reads through a call; two pages that read the same share one answer. */
export function useCall<Params, Data>(call: Call<Params, Data>, params: Params, options?: ReadOptions) {
  return useQuery({ ...queryOf(call, params), ...options });
}

/** Items that a paged list asks for at a time. */
const PAGE = 20;

/** Reads a paged list, page after page. */
export function usePages<Params extends PageParams, Item>(
  call: Call<Params, Paged<Item>>,
  params: Omit<Params, keyof PageParams>,
  options?: ReadOptions,
) {
  const query = useInfiniteQuery({
    queryKey: [call.path, params, 'pages'] as const,
    queryFn: async ({ pageParam, signal }) => {
      const page = await call({ ...params, page: pageParam, limit: PAGE } as unknown as Params, signal);
      // The provider may send null for an empty list.
      return { list: page?.list ?? [], total: page?.total ?? 0 };
    },
    initialPageParam: 1,
    getNextPageParam: (last, all) =>
      all.reduce((sum, { list }) => sum + list.length, 0) < last.total && last.list.length > 0
        ? all.length + 1
        : undefined,
    ...options,
  });
  const items = query.data?.pages.flatMap(({ list }) => list);
  return {
    ...query,
    data: items,
    /** Fetches the next page; rejects if it does not come, so that a list can say so. */
    more: () => query.fetchNextPage({ throwOnError: true }),
    /** Fetches the list anew; rejects likewise. */
    refresh: () => query.refetch({ throwOnError: true }),
  };
}
