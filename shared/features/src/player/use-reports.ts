import { useCall, userDetail } from '@suite/api';
import { useSession } from '@suite/kernel';
import { outboxOf } from './outbox';

/** The learner's watch reports; open pages show videos too, and there a visitor's. */
export function useReports() {
  const { user, login, line } = useSession();
  const { data: detail } = useCall(userDetail, undefined, { enabled: login === 'in' && line === 'learner' });
  const owner = user ?? detail?.userInfo.id ?? 'visitor';
  return { owner, login, detail, outbox: outboxOf(owner) };
}
