import { bookList, usePages, type Book } from '@suite/api';
import { useEffect } from 'react';

/** A digest. No call reads a single one, so the list is read page by page until it appears; null if it is not in it. */
export function useBook(id: number): {
  data: Book | null | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
} {
  const pages = usePages(bookList, {});
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  const book = data?.find((one) => one.id === id);
  const goOn = !!data && !book && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (goOn) void fetchNextPage();
  }, [goOn, data, fetchNextPage]);
  return {
    data: book ?? (data && !hasNextPage ? null : undefined),
    error: pages.error,
    refetch: pages.refetch,
  };
}
