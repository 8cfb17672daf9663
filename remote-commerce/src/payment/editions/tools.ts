import { canBuyTools, createToolsOrder, queryOf, toolsGoods, type Goods } from '@suite/api';
import { links } from '@suite/kernel/links';
import { goHome, ownWords, type PaymentEdition } from '../payment-edition';

/** The tools on sale. Whether this learner may buy them is said by a call of its own, asked at the same time. */
async function goodsFor(signal: AbortSignal): Promise<Goods> {
  const [goods, { can_buy, reason }] = await Promise.all([
    toolsGoods(undefined, signal),
    canBuyTools(undefined, signal),
  ]);
  return can_buy || goods.sale_state !== 'open'
    ? goods
    : { ...goods, sale_state: 'not-allowed', sale_reason: reason };
}

/** The calculators and market tools. */
export const tools: PaymentEdition = {
  goods: () => ({ ...queryOf(toolsGoods, undefined), queryFn: ({ signal }) => goodsFor(signal) }),
  create: createToolsOrder,
  about: ownWords('tools', {
    suits: ['想自己算清房贷、债券和基金收益的人', '正在制定家庭投资计划的人', '希望有老师指导使用的人'],
    notices: [
      '下单后请在 30 分钟内完成支付，超时订单会自动关闭',
      '支付成功后立即可用，请添加老师领取使用指导',
      '如需发票，可在支付后申请',
    ],
    steps: ['teacher', 'study', 'invoice'],
  }),
  owned: { words: '联系老师，开始使用', to: links.toolsContact() },
  first: goHome,
  others: goHome,
};
