import { course } from '../authoring/course';
import { chapter1 } from './chapter-1';
import { chapter2 } from './chapter-2';
import { chapter3 } from './chapter-3';

/** The premium course: a family's whole plan. */
export const jingpinCourse = course({
  course_id: 306,
  line: 'jingpin',
  course_name: '精品课：家庭财务规划',
  introduce: `把一生中最重要的几笔钱放在一起规划：成家、育儿、养老、房产与传承。
    - 各人生阶段的重点
    - 养老三支柱与个人所得税
    - 买房、贷款与继承的规则
    跟着课程，完成一份家庭财务规划书。`,
  teacher_id: 2,
  stages: [{ name: '家庭财务规划', chapters: [chapter1, chapter2, chapter3] }],
});
