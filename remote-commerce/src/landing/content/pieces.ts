import { lineName } from '@suite/features/course-line';
import type { OutlineSection, TeachersSection } from '../kit/content';

/** The advanced course as it is taught, for every campaign that sells it. */
export const advancedChapters: OutlineSection['chapters'] = [
  { title: '收益与风险的度量', lessons: ['把收益换成年化', '波动率与最大回撤', '性价比：夏普比率'] },
  {
    title: '债券与固定收益',
    lessons: ['价格与收益率的跷跷板', '久期：利率风险的尺子', '信用风险与评级', '可转换债券'],
  },
  { title: '股票基础', lessons: ['股东有哪些权利', '市盈率与市净率', '分红与除权', '交易规则一览'] },
  { title: '组合与行为', lessons: ['相关性与分散', '核心与卫星', '五种常见的行为偏差', '投资计划书'] },
];

/** The finance course as it is taught. */
export const financeChapters: OutlineSection['chapters'] = [
  {
    title: '家庭财务体检',
    lessons: ['四个体检指标', '做一份能执行的预算', '消费心理与延迟满足', '一次家庭财务会议'],
  },
  {
    title: '现金与信用',
    lessons: ['把现金分成三份', '存款保险怎样保护您', '个人征信报告', '提前还房贷值不值'],
  },
  { title: '保险与保障', lessons: ['保险解决什么问题', '四类常见保险', '如实告知与犹豫期', '给家庭配保障'] },
  {
    title: '投资第一步',
    lessons: [
      '收益与风险是一枚硬币',
      '风险测评与适当性',
      '债券：把钱借出去',
      '挑选基金的五个问题',
      '写一页投资计划',
    ],
  },
  {
    title: '资产配置与防骗',
    lessons: ['资产配置怎么定', '再平衡：把比例拉回来', '识别集资骗局', '常见骗局与自救'],
  },
];

type Teacher = TeachersSection['people'][number];

export const linTeacher: Teacher = {
  name: '林晓雨',
  role: '班主任',
  about: '陪伴学员十二期，擅长把复杂的概念讲成身边的小事。记账、作业有疑问，都可以找她。',
  face: 'lin',
};
export const zhouTeacher: Teacher = {
  name: '周明远',
  role: '主讲老师',
  about: '讲授家庭理财和保障规划多年，主张“先稳住，再增长”。答疑以家庭的真实账本为例。',
  face: 'zhou',
};
export const shenTeacher: Teacher = {
  name: '沈若宁',
  role: `${lineName.advanced}导师`,
  about: '长期从事财务分析教学，喜欢带着学员逐行读年报。口头禅是：先看附注，再下结论。',
  face: 'shen',
};
export const guTeacher: Teacher = {
  name: '顾一航',
  role: `${lineName.industry}导师`,
  about: '做过多年行业调研，习惯从产业链和数据口径讲起。每次直播都会现场画一张产业链图。',
  face: 'gu',
};

/** Questions that every buyer has. */
export const commonQuestions = {
  refund: {
    title: '不想学了，可以退款吗？',
    text: '可以按合同约定申请。能退多少、怎么计算，付款前点开支付页的“退款试算”，选一天就能看到。',
  },
  products: {
    title: '老师会推荐股票或基金吗？',
    text: '不会。课程只教方法和规则。老师不推荐任何产品，不代客操作，也不会让您向个人账户转账。',
  },
  time: {
    title: '工作忙，跟得上吗？',
    text: '每天约 30 分钟。视频可以反复看，错过直播有回放，作业有疑问随时问老师。',
  },
  invoice: {
    title: '可以开发票吗？',
    text: '可以。订单完成后，在“我的”里申请电子发票，个人和企业抬头都支持。',
  },
};
