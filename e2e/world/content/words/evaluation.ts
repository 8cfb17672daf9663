import type { Choice, GradeName, GradePoint, Research } from '@suite/api';

const tags = (first: number, names: readonly string[]): Choice[] =>
  names.map((name, at) => ({ id: first + at, name }));

/** What the stars of a teacher's evaluation are called, and what may be said with them. */
export const gradeNames: GradeName[] = [
  {
    grade: 1,
    grade_name: '非常不满意',
    tags: tags(11, ['回复太慢', '讲不清楚', '态度冷淡', '经常联系不上', '夸大课程效果']),
  },
  { grade: 2, grade_name: '不满意', tags: tags(21, ['回复较慢', '答疑不够细', '提醒太少', '安排常变动']) },
  { grade: 3, grade_name: '一般', tags: tags(31, ['中规中矩', '回复及时', '希望多些互动', '希望多讲例子']) },
  { grade: 4, grade_name: '满意', tags: tags(41, ['耐心', '讲解清楚', '提醒到位', '回复及时', '鼓励多']) },
  {
    grade: 5,
    grade_name: '非常满意',
    tags: tags(51, ['专业', '有耐心', '讲得生动', '作业批改细', '有问必答', '陪伴感强']),
  },
];

/** What is rated beside the whole. */
export const gradePoints: GradePoint[] = [
  { point_id: 1, point_name: '专业水平' },
  { point_id: 2, point_name: '答疑速度' },
  { point_id: 3, point_name: '服务态度' },
  { point_id: 4, point_name: '督促提醒' },
];

/** The service survey. */
export const survey: Research = {
  research_id: 701,
  title: '学习服务满意度调查',
  introduce: '大约需要两分钟。您的回答只用于改进服务，班主任看不到是谁填写的。',
  question_list: [
    {
      id: 7011,
      type: 'star',
      title: '您对最近一个月的学习服务总体满意吗？',
      is_required: 1,
      options: [],
      max_length: 0,
    },
    { id: 7012, type: 'star', title: '课程内容对您有多大帮助？', is_required: 1, options: [], max_length: 0 },
    {
      id: 7013,
      type: 'single',
      title: '您平均每周学习多少天？',
      is_required: 1,
      options: tags(1, ['1 至 2 天', '3 至 4 天', '5 至 6 天', '每天都学']),
      max_length: 0,
    },
    {
      id: 7014,
      type: 'multiple',
      title: '您最常使用哪些功能？（可多选）',
      is_required: 1,
      options: tags(1, ['视频课程', '学习资料', '作业与练习', '每日打卡', '直播回放', '理财计算器']),
      max_length: 0,
    },
    {
      id: 7015,
      type: 'single',
      title: '您遇到的最大困难是什么？',
      is_required: 0,
      options: tags(1, ['没有时间', '内容偏难', '内容偏浅', '缺少督促', '没有困难']),
      max_length: 0,
    },
    { id: 7016, type: 'text', title: '还有什么想对我们说的？', is_required: 0, options: [], max_length: 200 },
  ],
};
