import { areas, useCall, type Areas } from '@suite/api';

/** Provinces, cities and counties; they do not change during a visit, so they are read once. */
export const useAreas = () => useCall(areas, undefined, { staleTime: Infinity });

/** What a field says as long as no place is chosen, or its name is not known; `isAwaited` after a tap on it. */
export function placeWords({ data, error }: { data: Areas | undefined; error: unknown }, isAwaited: boolean) {
  if (error && !data) return '没有加载出来，请再试一次';
  return isAwaited && !data ? '加载中' : '请选择';
}
