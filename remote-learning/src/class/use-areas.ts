import { areas, useCall } from '@suite/api';

/** Provinces, cities and counties, which do not change during a visit. */
export const useAreas = () => useCall(areas, undefined, { staleTime: Infinity });
