import type { Day, Refund, RefundStatus } from '@suite/api';
import { nearDayInWords, yearAndMomentInWords } from '@suite/kernel/time';
import type { Step } from '@suite/ui';
import { destinationText, stateName } from './words';

const titles: Record<RefundStatus, string> = {
  to_bind: '填写银行卡',
  submitted: '已提交申请',
  checking: '审核中',
  approved: '审核通过',
  on_way: '已打款，等待到账',
  arrived: '已到账',
  failed: '退回失败',
  refused: '审核未通过',
  withdrawn: '已撤回',
};

/** What is said of a step that is still to come. */
const coming: Partial<Record<RefundStatus, string>> = {
  submitted: '提交申请',
  checking: '审核',
  on_way: '打款',
  arrived: '到账',
};

/** What is said of a step that has given way to the next one. */
const passed: Partial<Record<RefundStatus, string>> = { checking: '开始审核', on_way: '已打款' };

const failures: RefundStatus[] = ['failed', 'refused'];
const ends: RefundStatus[] = ['arrived', 'refused', 'withdrawn'];
const path: RefundStatus[] = ['submitted', 'checking', 'approved', 'on_way', 'arrived'];

/** What is still to come, by how it stands. */
function rest(status: RefundStatus): RefundStatus[] {
  if (ends.indexOf(status) >= 0) return [];
  if (status === 'to_bind') return ['to_bind', ...path];
  if (status === 'failed') return ['to_bind', 'on_way', 'arrived'];
  const at = path.indexOf(status);
  // What follows a state that this version does not know is not known either.
  return at < 0 ? [] : path.slice(at + 1);
}

/** The steps of a refund with their times, and which one it is at. */
export function timelineOf(refund: Refund, today: Day): { items: Step[]; current: number } {
  const { status, events, arrives_by } = refund;
  const past = events.map((event, at) => ({
    title:
      (at < events.length - 1 && passed[event.status]) || titles[event.status] || stateName(event.status)[0],
    text: yearAndMomentInWords(event.event_time),
    isFailed: failures.indexOf(event.status) >= 0,
  }));
  const last = events[events.length - 1];
  // A new card after the bank has given the money back: the refund is at an earlier step again.
  const isPaidAnew = status === 'approved' && last?.status === 'failed';
  const done = isPaidAnew
    ? [...past, { title: '已更换银行卡，等待重新打款', text: destinationText(refund) }]
    : past;
  const ahead = rest(status).map((one) => ({
    title: coming[one] ?? titles[one],
    text: one === 'arrived' && arrives_by ? `预计 ${nearDayInWords(arrives_by, today)}前` : undefined,
  }));
  const isWaiting = ends.indexOf(status) < 0 && status !== 'to_bind' && status !== 'failed';
  return { items: [...done, ...ahead], current: isWaiting ? done.length - 1 : done.length };
}
