// Also part of the scripts that run in the browser, so this file imports nothing of the server.

/** How the shop hears of a payment. */
export const notices = ['once', 'twice', 'late', 'never'] as const;
export type Notice = (typeof notices)[number];

/** A payment that goes through, and what goes wrong around it. */
interface PaidOutcome {
  name: string;
  words: string;
  notice: Notice;
  /** What the page is told: success, a cancel, or nothing at all. */
  answer: 'ok' | 'cancel' | 'none';
}

/** The ways in which a payment is made and yet does not look like it. */
export const paidOutcomes: readonly PaidOutcome[] = [
  { name: 'cancel-paid', words: '付款，但返回“已取消”', notice: 'once', answer: 'cancel' },
  { name: 'silent', words: '付款，但没有回调', notice: 'once', answer: 'none' },
  { name: 'lost', words: '付款，但通知丢失', notice: 'never', answer: 'ok' },
  { name: 'late', words: '付款，通知晚 30 分钟', notice: 'late', answer: 'ok' },
  { name: 'twice', words: '付款，通知两次', notice: 'twice', answer: 'ok' },
];
