import { fundInfo, fundList, type Fund, type FundDetail } from '@suite/api';
import { useMemo } from 'react';
import { useLastAnswer } from '../kept/use-last-answer';
import { MOST } from './compare';

const list = { name: 'funds', isSound: (data: Partial<Fund[]>) => Array.isArray(data) };

const detail = (id: number | undefined) => ({
  name: `fund.${id}`,
  isSound: (data: Partial<FundDetail>) => Array.isArray(data.list),
  enabled: id !== undefined,
  // A fund has thousands of values: those that are compared stay.
  group: { start: 'fund.', most: MOST },
});

/** All funds. */
export const useFundList = () => useLastAnswer(fundList, undefined, list);

/** One fund with its values. */
export function useFund(id: number | undefined) {
  const place = useMemo(() => detail(id), [id]);
  return useLastAnswer(fundInfo, { fund_id: id ?? 0 }, place);
}

/** Up to three funds; hooks cannot be called in a loop, so each has its place. */
export function useFunds(ids: readonly number[]) {
  const places = [useFund(ids[0]), useFund(ids[1]), useFund(ids[2])].slice(0, ids.length);
  const all = places.map(({ query }) => query);
  const funds = all.map(({ data }) => data);
  const times = places.flatMap(({ keptAt }) => (keptAt === undefined ? [] : [keptAt]));
  return {
    query: {
      data: funds.every((fund): fund is FundDetail => !!fund) ? funds : undefined,
      error: all.filter(({ error, data }) => error && !data)[0]?.error,
      refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
    },
    keptAt: times.length > 0 ? Math.min(...times) : undefined,
  };
}
