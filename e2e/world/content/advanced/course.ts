import { course } from '../authoring/course';
import { chapter1 } from './chapter-1';
import { chapter2 } from './chapter-2';
import { chapter3 } from './chapter-3';
import { chapter4 } from './chapter-4';

/** The advanced course: assets, measures, portfolios. */
export const advancedCourse = course({
  course_id: 303,
  line: 'advanced',
  course_name: '进阶课：资产配置实战',
  introduce: `学会用数字衡量收益和风险，再把股票、债券、基金放进同一张计划里。
    - 年化、回撤与夏普比率
    - 债券的价格、久期与信用
    - 股票的权利、估值与交易规则
    - 分散、再平衡与行为偏差
    结课时，你会完成一份自己的投资计划书。`,
  teacher_id: 3,
  stages: [
    { name: '上篇 认识资产', chapters: [chapter1, chapter2, chapter3] },
    { name: '下篇 搭建组合', chapters: [chapter4] },
  ],
});
