import { course } from '../authoring/course';
import { chapter1 } from './chapter-1';
import { chapter2 } from './chapter-2';
import { chapter3 } from './chapter-3';
import { chapter4 } from './chapter-4';

/** The finance course, older version. */
export const financeCourse = course({
  course_id: 301,
  line: 'finance',
  course_name: '财商训练营',
  introduce: `四周时间，从记账开始，建立自己的理财习惯。
    - 看清收入、支出和家底
    - 备好应急的钱，管好负债
    - 理解复利、通胀和时间
    - 认识基金的规则与费用
    每周有视频、资料、作业和测试，班主任陪您完成。`,
  teacher_id: 1,
  stages: [
    { name: '基础篇', chapters: [chapter1, chapter2] },
    { name: '提升篇', chapters: [chapter3, chapter4] },
  ],
});
