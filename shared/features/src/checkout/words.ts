import type { State, CheckoutProblem } from './machine/types';

/** Another tab has the lease. */
export const ELSEWHERE = '您在另一个页面里正在付款，请在那里继续；关掉它，几秒后可以在这里付';

const problems: Readonly<Record<Exclude<CheckoutProblem, '' | 'refused'>, string>> = {
  'create-lost': '网络不稳定，没有收到下单结果，请再试一次',
  'launch-lost': '网络不稳定，没有打开支付，请再试一次',
  'no-bridge': '这里不能付款，请在最新版 App 中打开本页',
  unregistered: '这一页不能付款，请从公众号菜单重新进入再试',
  failed: '支付没有完成，请再试一次',
  elsewhere: ELSEWHERE,
};

/** What went wrong, in words for the learner; '' when nothing did. */
export function problemWords({ problem, words }: State): string {
  return problem === '' ? '' : problem === 'refused' ? words : problems[problem];
}

export const VERIFYING = '正在确认支付结果';
export const DO_NOT_PAY_AGAIN = '请勿重复支付，稍后在订单中查看';
