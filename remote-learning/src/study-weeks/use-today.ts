import { checkInDetail, useCall, type Day } from '@suite/api';
import { dayAt } from '@suite/kernel/time';

/** The provider's day; until the provider has answered, the day in Shanghai by the device's clock. */
export function useToday(): Day {
  const { data } = useCall(checkInDetail, undefined);
  return data?.today ?? dayAt(Date.now());
}
