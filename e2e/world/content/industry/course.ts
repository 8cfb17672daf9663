import { course } from '../authoring/course';
import { chapter1 } from './chapter-1';
import { chapter2 } from './chapter-2';
import { chapter3 } from './chapter-3';
import { chapter4 } from './chapter-4';

/** The industry course: how to analyse an industry. */
export const industryCourse = course({
  course_id: 305,
  line: 'industry',
  course_name: '行业课：行业分析方法',
  introduce: `用一套固定的框架看任何行业：它在哪个阶段，钱被谁赚走，景气往哪里走。
    - 分类、产业链与生命周期
    - 竞争力量、集中度与护城河
    - 需求、产能、库存与价格
    - 写出一份经得起检验的行业研究`,
  teacher_id: 4,
  stages: [
    { name: '上篇 看结构', chapters: [chapter1, chapter2] },
    { name: '下篇 看景气', chapters: [chapter3, chapter4] },
  ],
});
