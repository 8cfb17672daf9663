import type { EtiquetteLesson, GradePoint, ManageEditionName } from '@suite/api';
import { playable } from '../authoring/course';
import { prose } from '../authoring/prose';
import { scored } from '../authoring/question';
import type { ClipName } from '../media/clips';
import type { PlayableContent, ScoredQuestion } from '../types';
import { manageQuestions } from './questions';

/** A week of the management course with its exam. */
export interface ManageWeekContent {
  week: number;
  title: string;
  summary: string;
  /** HTML. */
  rule: string;
  question_list: ScoredQuestion[];
}

const titles = [
  ['第一周 自我管理', '目标、时间与专注：先管好自己'],
  ['第二周 有效沟通', '说清楚、听明白、有回应'],
  ['第三周 倾听与反馈', '听懂情绪，给出有用的反馈'],
  ['第四周 团队协作', '分工、授权与开好一次会'],
  ['第五周 冲突处理', '分清立场和利益，找到共同方案'],
  ['第六周 综合考核', '把六周所学用到真实情境'],
] as const;

/** Score with which a week is passed, of 100. */
export const MANAGE_PASS = 60;
export const MANAGE_TRIES = 3;

export const manageWeeks: ManageWeekContent[] = titles.map(([title, summary], at) => ({
  week: at + 1,
  title,
  summary,
  rule: prose(`本次考试共 5 题，满分 100 分，${MANAGE_PASS} 分合格，不限时间。
    - 每周有 ${MANAGE_TRIES} 次机会，合格后不再重考。
    - 多选题多选、少选、错选均不得分。
    - ${at === titles.length - 1 ? '综合考核由老师复核，次日 10:00 公布成绩。' : '交卷后立即公布成绩和解析。'}`),
  question_list: scored(
    (manageQuestions[at] ?? []).map((one, index) => ({ ...one, id: 1370000 + (at + 1) * 100 + index + 1 })),
  ),
}));

type EtiquetteContent = PlayableContent & Pick<EtiquetteLesson, 'introduce'>;

const lesson = (number: number, title: string, clip: ClipName, introduce: string): EtiquetteContent => ({
  ...playable(3137100 + number, title, clip),
  introduce: prose(introduce),
});

export const etiquetteLessons: EtiquetteContent[] = [
  lesson(
    1,
    '第一课 仪容与着装',
    'plan',
    `见面的前几秒，对方先看到的是您的样子。
    - 整洁比昂贵重要：衣领、袖口、鞋面
    - 不同场合的着装：面试、拜访、年会
    - 今天就做：出门前照一次全身镜`,
  ),
  lesson(
    2,
    '第二课 称呼与介绍',
    'risk',
    `称呼得当，交谈就有了好的开头。
    - 先弄清职务再称呼，不确定时用“老师”
    - 介绍他人：让尊者先了解对方
    - 今天就做：把自我介绍练到二十秒`,
  ),
  lesson(
    3,
    '第三课 会议礼仪',
    'compound',
    `会议是团队的门面。
    - 提前五分钟到场，手机静音
    - 发言先说结论，不打断他人
    - 今天就做：为下一次会议写好三条要点`,
  ),
  lesson(
    4,
    '第四课 电话与消息',
    'plan',
    `看不见表情的时候，更要把话说周全。
    - 一条消息说清：谁、什么事、什么时候要
    - 语音之前先问是否方便
    - 今天就做：重写一条最近发出的工作消息`,
  ),
  lesson(
    5,
    '第五课 接待与拜访',
    'compound',
    `从到访到送别，每一步都在表达尊重。
    - 座次、引路与奉茶
    - 拜访前确认时间，结束后当天致谢
    - 今天就做：为下一次拜访列一张清单`,
  ),
];

/** What is rated beside the whole, by edition. */
export const manageGradePoints: Record<ManageEditionName, GradePoint[]> = {
  old: [
    { point_id: 1, point_name: '专业水平' },
    { point_id: 2, point_name: '答疑速度' },
    { point_id: 3, point_name: '服务态度' },
  ],
  new: [
    { point_id: 11, point_name: '讲解清楚' },
    { point_id: 12, point_name: '案例贴近工作' },
    { point_id: 13, point_name: '考试安排合理' },
    { point_id: 14, point_name: '班主任服务' },
  ],
};

export const manageCourse = {
  course_name: '管理沟通课',
  introduce: '六周，从自我管理到团队沟通，通过考核可获得证书。',
} as const;
