import { picture } from './media/media';
import type { TeacherContent } from './types';

/** The class teachers, and the lines whose learners they look after. */
export const teachers: TeacherContent[] = [
  {
    teacher_id: 1,
    teacher_name: '林晓雨',
    title: '班主任',
    avatar: picture('avatars/teacher-1'),
    qrcode: picture('qrcodes/teacher-1'),
    wechat: 'licai_linxy',
    introduce: '陪伴学员十二期，擅长把复杂的概念讲成身边的小事。记账打卡、作业有疑问，都可以找她。',
    work_time: '周一至周六 9:00—21:00',
    lines: ['finance'],
  },
  {
    teacher_id: 2,
    teacher_name: '周明远',
    title: '主讲老师',
    avatar: picture('avatars/teacher-2'),
    qrcode: picture('qrcodes/teacher-2'),
    wechat: 'licai_zhoumy',
    introduce: '讲授家庭理财和保障规划多年，主张“先稳住，再增长”。答疑以家庭的真实账本为例。',
    work_time: '周一至周五 9:30—20:30',
    lines: ['reform', 'jingpin'],
  },
  {
    teacher_id: 3,
    teacher_name: '沈若宁',
    title: '进阶课导师',
    avatar: picture('avatars/teacher-3'),
    qrcode: picture('qrcodes/teacher-3'),
    wechat: 'licai_shenrn',
    introduce: '长期从事财务分析教学，喜欢带着学员逐行读年报。她的口头禅是：先看附注，再下结论。',
    work_time: '周二至周日 10:00—21:00',
    lines: ['advanced', 'investment'],
  },
  {
    teacher_id: 4,
    teacher_name: '顾一航',
    title: '行业课导师',
    avatar: picture('avatars/teacher-4'),
    qrcode: picture('qrcodes/teacher-4'),
    wechat: 'licai_guyh',
    introduce: '做过多年行业调研，习惯从产业链和数据口径讲起。每次直播都会现场画一张产业链图。',
    work_time: '周一至周六 10:00—20:00',
    lines: ['industry', 'zc'],
  },
];
