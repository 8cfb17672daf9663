import { course } from '../authoring/course';
import { chapter1 } from './chapter-1';
import { chapter2 } from './chapter-2';
import { chapter3 } from './chapter-3';
import { chapter4 } from './chapter-4';
import { chapter5 } from './chapter-5';

/** The finance course, reform version. */
export const reformCourse = course({
  course_id: 302,
  line: 'reform',
  course_name: '家庭理财通识课',
  introduce: `五周学完一个家庭最需要的理财知识，按“先稳住、再保障、后投资”的顺序展开。
    - 财务体检与预算
    - 现金、存款保险与征信
    - 保险的作用与配置
    - 投资的第一步
    - 资产配置与防骗
    每节课都有本节测试，通过后继续下一节。`,
  teacher_id: 2,
  stages: [
    { name: '第一阶段 打好地基', chapters: [chapter1, chapter2] },
    { name: '第二阶段 搭建保障', chapters: [chapter3] },
    { name: '第三阶段 学会投资', chapters: [chapter4, chapter5] },
  ],
});
