import type { GoodsKind, PayProperty } from '@suite/api';
import type { GoodsContent } from '../types';

/** Prices by level, in yuan. */
export const levelPrices = {
  1: '998.00',
  2: '1000.00',
  3: '2000.00',
  4: '4000.00',
  5: '4998.00',
} as const;

const reform = ['四周直播与录播课程', '班主任全程陪学', '每周作业点评', '结业证书'];
const early = {
  product: 'reform',
  excludes: ['finance'],
  excludeWords: '您已拥有旧版财商课，可免费升级到新版，无需重复购买',
} as const;

/** All goods but the printed books; of several of a kind, the first is on sale without a choice. */
export const goods: readonly GoodsContent[] = [
  {
    ...early,
    id: 'CS001',
    kind: 'finance',
    name: '财商课',
    introduce: '四周学会记账、预算与第一份资产配置。',
    level: 1,
    includes: reform,
  },
  {
    ...early,
    id: 'CS002',
    kind: 'finance',
    name: '财商课 · 点评班',
    introduce: '财商课全部内容，另有老师一对一点评作业。',
    level: 2,
    coupon: ['100.00', '开班立减券'],
    includes: [...reform, '一对一作业点评 4 次'],
  },
  {
    ...early,
    id: 'CS003',
    kind: 'finance',
    name: '财商课 · 邀请班',
    introduce: '老学员邀请的朋友专享。',
    level: 2,
    coupon: ['200.00', '好友邀请券'],
    includes: [...reform, '《一年记账本》一册'],
    byInvitation: true,
  },
  {
    ...early,
    id: 'CS004',
    kind: 'finance',
    name: '财商课 · 下一期',
    introduce: '下一期财商课，三天后开售。',
    level: 1,
    includes: reform,
    saleInDays: 3,
  },
  {
    ...early,
    id: 'CS005',
    kind: 'finance',
    name: '财商课 · 周末班',
    introduce: '只在周末上课的小班。',
    level: 1,
    includes: reform,
    isSoldOut: true,
  },
  {
    id: 'CS006',
    kind: 'finance',
    name: '财商课 · 经典版',
    introduce: '旧版财商课，适合想按自己的节奏复习的学员。',
    product: 'finance',
    level: 1,
    includes: ['三十节录播课程', '章节测试与题库', '结业证书'],
    excludes: ['reform'],
    excludeWords: '您已拥有新版财商课，不能再购买经典版',
  },
  {
    ...early,
    id: 'CS007',
    kind: 'finance',
    name: '财商课 · 桌游班',
    introduce: '在一盘棋里走完四十年的收入、支出与意外，再用四周学会背后的道理。',
    level: 2,
    includes: [...reform, '《人生账本》桌游一盒', '线上棋局 4 场，老师复盘'],
  },
  {
    id: 'advanced-1',
    kind: 'advanced',
    name: '进阶课：资产配置实战',
    introduce: '学会用数字衡量收益和风险，完成一份自己的投资计划书。',
    product: 'advanced',
    level: 3,
    coupon: ['200.00', '老学员专享券'],
    includes: ['八周课程', '每周作业点评', '《进阶课公式手册》一册', '结业证书'],
    needs: ['finance', 'reform'],
    needWords: '进阶课需要先购买财商课',
  },
  {
    id: 'advanced-2',
    kind: 'advanced',
    name: '进阶课 · 小班',
    introduce: '进阶课全部内容，每班 12 人，老师每周答疑。',
    product: 'advanced',
    level: 4,
    includes: ['八周课程', '12 人小班', '每周一次直播答疑', '结业证书'],
    needs: ['finance', 'reform'],
    needWords: '进阶课需要先购买财商课',
  },
  {
    id: 'advanced-3',
    kind: 'advanced',
    name: '进阶课 · 下一期',
    introduce: '下一期进阶课，三天后开售。',
    product: 'advanced',
    level: 3,
    includes: ['八周课程', '每周作业点评', '结业证书'],
    needs: ['finance', 'reform'],
    needWords: '进阶课需要先购买财商课',
    saleInDays: 3,
  },
  {
    id: 'investment',
    kind: 'investment',
    name: '投资课：读懂一家公司',
    introduce: '三张报表、估值与研究笔记，从零写出一份公司研究。',
    product: 'investment',
    level: 3,
    includes: ['十周课程', '研究笔记点评', '结业证书'],
    needs: ['advanced'],
    needWords: '投资课需要先购买进阶课',
  },
  {
    id: 'industry',
    kind: 'industry',
    name: '行业课：看清一个行业',
    introduce: '产业链、集中度与供需测算，学会跟踪一个行业。',
    product: 'industry',
    level: 3,
    coupon: ['300.00', '老学员专享券'],
    includes: ['十周课程', '行业数据模板', '结业证书'],
    needs: ['advanced'],
    needWords: '行业课需要先购买进阶课',
  },
  {
    id: 'jingpin',
    kind: 'jingpin',
    name: '精品课',
    introduce: '家庭财务、保险与税务专题，名师精讲。',
    product: 'jingpin',
    level: 4,
    includes: ['十二个专题', '专题练习与试卷', '一年内可回看'],
    needs: ['finance', 'reform'],
    needWords: '精品课需要先购买财商课',
  },
  {
    id: 'tools',
    kind: 'tools',
    name: '理财工具箱',
    introduce: '基金、债券与房贷的计算工具，数据每日更新。',
    product: 'tools',
    level: 2,
    includes: ['全部计算工具', '每日数据更新', '老师一对一使用指导'],
  },
  {
    id: 'management',
    kind: 'management',
    name: '管理沟通课',
    introduce: '从自我管理到团队沟通，通过考核可获得证书。',
    product: 'management',
    level: 5,
    includes: ['六周课程', '结业考试', '证书邮寄'],
    excludes: ['jingpin'],
    excludeWords: '精品课已包含管理沟通课的全部内容，无需重复购买',
  },
];

type Property = Pick<PayProperty, 'title' | 'subtitle' | 'suits'>;
type PropertyKind = Extract<GoodsKind, 'advanced' | 'investment' | 'industry' | 'jingpin'>;

const notices = [
  '下单后请在 30 分钟内完成支付，超时订单会自动关闭',
  '购买后请先签署课程合同，再选择开班日期',
  '如需发票，可在订单完成后申请',
];

const properties: Record<PropertyKind, Property> = {
  advanced: {
    title: '把计划变成行动',
    subtitle: '八周，完成一份属于自己的投资计划书',
    suits: ['学完财商课，想系统学习投资的学员', '手里有基金却说不清为什么买的人', '想为家庭做资产配置的人'],
  },
  investment: {
    title: '读懂一家公司',
    subtitle: '十周，写出第一份公司研究',
    suits: ['学完进阶课，想研究公司的学员', '读得到报表却读不懂的人', '愿意每周花五小时做研究的人'],
  },
  industry: {
    title: '看清一个行业',
    subtitle: '十周，建立自己的行业跟踪表',
    suits: ['学完进阶课，想研究行业的学员', '想从数据里找到线索的人', '工作中需要行业分析的人'],
  },
  jingpin: {
    title: '一个专题，解决一个问题',
    subtitle: '十二个专题，随学随用',
    suits: ['学完财商课，想补上短板的学员', '正在为家庭挑选保险的人', '想弄懂个税与养老金的人'],
  },
};

/** What the payment page of a course says besides the price. */
export const propertyOf = (kind: PropertyKind): Omit<PayProperty, 'steps'> => ({
  ...properties[kind],
  notices: kind === 'jingpin' ? notices.filter((_, at) => at !== 1) : notices,
});
