import { createOrder, queryGoodsInfo, queryOf } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ownWords, type PaymentEdition } from '../payment-edition';

/** The finance course of a code; some are sold by invitation only. */
export const finance: PaymentEdition = {
  goods: ({ code, inviteCode }) => queryOf(queryGoodsInfo, { code, invite_code: inviteCode }),
  create: createOrder,
  about: ownWords('finance', {
    suits: [
      '没有理财基础，想从记账和预算学起的人',
      '有积蓄却不知道怎样安排的人',
      '想和家人一起做好财务规划的人',
    ],
    notices: [
      '下单后请在 30 分钟内完成支付，超时订单会自动关闭',
      '购买后请先签署课程合同，再选择开班日期',
      '如需发票，可在支付后申请',
    ],
    steps: ['contract', 'teacher', 'class', 'invoice'],
  }),
  owned: { words: '去学习', to: links.home() },
  first: { words: '填写邀请码', to: links.inviteCode() },
  others: { words: '看看其他班次', to: links.financeLesson() },
};
