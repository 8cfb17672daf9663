import { areas, useCall } from '@suite/api';

/** Provinces, cities and counties; they do not change during a visit, so they are read once. */
export const useAreas = () => useCall(areas, undefined, { staleTime: Infinity });
