import { askWorld } from './portal-link';
import { escaped, sheet } from './sheet';

type Outcome = 'ok' | 'cancel' | 'fail';

interface Look {
  ok: boolean;
  why?: string;
  title: string;
  amount: number;
  merchant: string;
}

/** Shows the cashier for a payment that a page asks for, and returns the outcome. */
export async function paySheet(params: Record<string, unknown>): Promise<{ outcome: Outcome; why?: string }> {
  const look = await askWorld<Look>('/messenger/pay/look', params);
  if (!look.ok) {
    await sheet(`<h2>无法支付</h2><p>${escaped(look.why ?? '')}</p>`, [
      { words: '我知道了', look: 'main', choose: () => undefined },
    ]);
    return { outcome: 'fail', why: look.why };
  }
  const content =
    `<h2>${escaped(look.title)}</h2><p>${escaped(look.merchant)}</p>` +
    `<p class="amount">¥${(look.amount / 100).toFixed(2)}</p>`;
  return sheet<{ outcome: Outcome; why?: string }>(content, [
    {
      words: '确认支付',
      look: 'main',
      async choose() {
        const paid = await askWorld<{ ok: boolean; why?: string }>('/messenger/pay/confirm', params);
        return paid.ok ? { outcome: 'ok' } : { outcome: 'fail', why: paid.why };
      },
    },
    { words: '取消', choose: () => ({ outcome: 'cancel' }) },
    { words: '让这次支付失败', look: 'link', choose: () => ({ outcome: 'fail', why: '余额不足' }) },
  ]);
}
