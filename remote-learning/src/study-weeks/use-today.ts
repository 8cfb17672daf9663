import { checkInDetail, useCall, type Day } from '@suite/api';
import { serverNow } from '@suite/kernel';
import { dayAt } from '@suite/kernel/time';

/** The server's day. Until it is read, the day in Shanghai by the time of another answer, or by the device's clock. */
export function useToday(): Day {
  const { data } = useCall(checkInDetail, undefined);
  return data?.today ?? dayAt(serverNow() ?? Date.now());
}
