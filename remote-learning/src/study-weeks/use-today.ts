import { checkInDetail, useCall, type Day } from '@suite/api';
import { chinaDay } from './days';

/** The provider's day; that of the device in China as long as the provider has not said. */
export function useToday(): Day {
  const { data } = useCall(checkInDetail, undefined);
  return data?.today ?? chinaDay(Date.now());
}
