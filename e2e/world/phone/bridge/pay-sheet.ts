import { paidOutcomes, type Notice } from '../../providers/pay/outcomes';
import { askWorld } from './portal-link';
import { escaped, sheet, type Choice } from './sheet';

interface Result {
  outcome: 'ok' | 'cancel' | 'fail';
  why?: string;
}

interface Look {
  ok: boolean;
  why?: string;
  title: string;
  amount: number;
  merchant: string;
}

type Params = Record<string, unknown>;

async function confirm(params: Params, notice?: Notice): Promise<Result> {
  const paid = await askWorld<{ ok: boolean; why?: string }>('/messenger/pay/confirm', {
    ...params,
    ...(notice && { notice }),
  });
  return paid.ok ? { outcome: 'ok' } : { outcome: 'fail', why: paid.why };
}

/** A second sheet with what can go wrong around a payment that goes through; undefined leads back. */
async function otherResult(params: Params): Promise<Result | undefined> {
  const choices = paidOutcomes.map(({ words, notice, answer }): Choice<[Result, boolean]> => ({
    words,
    async choose() {
      const result = await confirm(params, notice);
      const told = result.outcome === 'ok' && answer === 'cancel' ? { outcome: 'cancel' as const } : result;
      return [told, result.outcome === 'ok' && answer === 'none'];
    },
  }));
  const chosen = await sheet<[Result, boolean] | undefined>('<h2>付款后会怎样</h2>', [
    ...choices,
    { words: '返回', look: 'link', choose: () => undefined },
  ]);
  if (!chosen) return undefined;
  const [result, isSilent] = chosen;
  // The page never hears of it.
  return isSilent ? new Promise(() => undefined) : result;
}

/** Shows the cashier for a payment that a page asks for, and returns the outcome. */
export async function paySheet(params: Params): Promise<Result> {
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
  const result = await sheet<Result | undefined>(content, [
    { words: '确认支付', look: 'main', choose: () => confirm(params) },
    { words: '取消', choose: () => ({ outcome: 'cancel' }) },
    { words: '让这次支付失败', look: 'link', choose: () => ({ outcome: 'fail', why: '余额不足' }) },
    { words: '其他结果', look: 'link', choose: () => undefined },
  ]);
  return result ?? (await otherResult(params)) ?? paySheet(params);
}
