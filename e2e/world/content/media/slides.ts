import type { ClipName } from './clips';

/** What a clip shows: its title over each slide, and the slides' lines. */
export const slides: Record<ClipName, { title: string; slides: [heading: string, ...lines: string[]][] }> = {
  plan: {
    title: '先记账，再安排',
    slides: [
      ['看清', '记下每一笔收入', '分清必要和想要', '每月算一次结余'],
      ['安排', '先存钱，再花钱', '备足应急的钱', '目标写明期限'],
    ],
  },
  compound: {
    title: '复利与时间',
    slides: [
      ['算法', '单利：只有本金生息', '复利：利息也生息', '时间越长，差距越大'],
      ['用法', '72 除以年化收益率', '约等于翻倍的年数', '先扣掉费用和通胀'],
    ],
  },
  risk: {
    title: '认识风险',
    slides: [
      ['看懂', '收益越高，风险越高', '过去不代表未来', '看不懂的先不买'],
      ['分散', '不把钱放在一处', '用闲钱，看长期', '比例偏了再调回来'],
    ],
  },
};
