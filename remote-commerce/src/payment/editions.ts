import { lineName } from '@suite/features/course-line';
import {
  type Goods,
  advancedGoods,
  advancedProperty,
  canBuyTools,
  createAdvancedOrder,
  createIndustryOrder,
  createInvestmentOrder,
  createOrder,
  createPremiumOrder,
  createToolsOrder,
  industryGoods,
  industryProperty,
  investmentGoods,
  investmentProperty,
  premiumGoods,
  premiumProperty,
  queryGoodsInfo,
  queryOf,
  toolsGoods,
} from '@suite/api';
import { links } from '@suite/kernel/links';
import { type PaymentEdition, type WayFrom, goHome, ownWords } from './payment-edition';

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

const study = { words: '去学习', to: links.home() };
const toHome: WayFrom = () => goHome;
const financeFirst: WayFrom = ({ channel }) => ({
  words: `先看看${lineName.finance}`,
  to: links.financeLesson({ channel }),
});
const advancedFirst: WayFrom = ({ channel }) => ({
  words: `先购买${lineName.advanced}`,
  to: links.payAdvanced({ channel }),
});

/** How each course, and the tools, are sold. */
export const editions = {
  /** The finance course of a code; some are sold by invitation only. */
  finance: {
    kind: 'finance',
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
    owned: study,
    first: ({ channel }) => ({ words: '填写邀请码', to: links.inviteCode({ channel }) }),
    others: ({ channel }) => ({ words: '看看其他班次', to: links.financeLesson({ channel }) }),
  },
  /** The advanced course: the one on sale, or that of an id. */
  advanced: {
    kind: 'advanced',
    goods: ({ id }) => queryOf(advancedGoods, { id }),
    create: createAdvancedOrder,
    about: queryOf(advancedProperty, undefined),
    owned: study,
    first: financeFirst,
    others: ({ channel }) => ({
      words: `看看在售的${lineName.advanced}`,
      to: links.payAdvanced({ channel }),
    }),
  },
  /** The investment course, which follows the advanced one. */
  investment: {
    kind: 'investment',
    goods: () => queryOf(investmentGoods, undefined),
    create: createInvestmentOrder,
    about: queryOf(investmentProperty, undefined),
    owned: study,
    first: advancedFirst,
    others: toHome,
  },
  /** The industry course, which follows the advanced one. */
  industry: {
    kind: 'industry',
    goods: () => queryOf(industryGoods, undefined),
    create: createIndustryOrder,
    about: queryOf(industryProperty, undefined),
    owned: study,
    first: advancedFirst,
    others: toHome,
  },
  /** The premium course, which follows the finance course. */
  premium: {
    kind: 'jingpin',
    goods: () => queryOf(premiumGoods, undefined),
    create: createPremiumOrder,
    about: queryOf(premiumProperty, undefined),
    owned: study,
    first: financeFirst,
    others: toHome,
  },
  /** The calculators and market tools. */
  tools: {
    kind: 'tools',
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
    first: toHome,
    others: toHome,
  },
} satisfies Record<string, PaymentEdition>;
