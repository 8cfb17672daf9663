import { course } from '../authoring/course';
import { chapter1 } from './chapter-1';
import { chapter2 } from './chapter-2';
import { chapter3 } from './chapter-3';
import { chapter4 } from './chapter-4';

/** The investment course: statements, quality, value, research. */
export const investmentCourse = course({
  course_id: 304,
  line: 'investment',
  course_name: '投资课：读懂公司与估值',
  introduce: `从三张报表读起，学会判断一家公司的质量，再给它一个合理的估值区间。
    - 三张报表与互相印证
    - 盈利质量与警示信号
    - 相对估值与现金流折现
    - 研究笔记、检查清单与复盘
    课程只教方法，不推荐任何股票。`,
  teacher_id: 3,
  stages: [
    { name: '上篇 读报表', chapters: [chapter1, chapter2] },
    { name: '下篇 定价值', chapters: [chapter3, chapter4] },
  ],
});
