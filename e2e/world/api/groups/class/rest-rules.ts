import type { Day, RestNotice, ResumeNotice } from '@suite/api';
import { addDays } from '../../../clock/china-time';
import type { LearnerClass } from './learner-classes';

/** How often a learner may rest from one course. */
const MOST_RESTS = 2;

/** Days that a rest lasts unless the learner goes on before. */
export const REST_DAYS = 30;

const dayInWords = (day: Day) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** Why a learner may not rest now; '' when they may. */
export function whyNoRest(current: LearnerClass | undefined): string {
  if (!current) return '您还没有班级，不需要休学。';
  if (current.status === 'prepared') return '课程还没有开班，如需更改请取消或联系班主任。';
  if (current.status === 'resting') return '您正在休学中。';
  if (current.status === 'finished') return '课程已经结束，不能休学。';
  if (current.rest_count >= MOST_RESTS) return `每门课程最多休学 ${MOST_RESTS} 次，您的次数已经用完。`;
  if (current.week === current.week_count) return '课程已到最后一周，不能休学。';
  return '';
}

export function restNoticeOf(current: LearnerClass | undefined, name: string, today: Day): RestNotice {
  const why = whyNoRest(current);
  const end = addDays(today, REST_DAYS - 1);
  return {
    is_show: why === '' ? 1 : 0,
    title: `${name}休学`,
    content:
      why ||
      `休学从今天开始，最长 ${REST_DAYS} 天，到 ${dayInWords(end)} 结束；期间不安排新的课程和作业，已经开放的仍然可以学，结课日期顺延。您可以随时复学，到期会自动复学。`,
    start_date: today,
    end_date: end,
    times_left: MOST_RESTS - (current?.rest_count ?? 0),
  };
}

export function resumeNoticeOf(current: LearnerClass | undefined, name: string, today: Day): ResumeNotice {
  const rest = current?.rest;
  return {
    is_show: rest ? 1 : 0,
    title: `${name}复学`,
    content: rest
      ? `您从 ${dayInWords(rest.from)} 起休学，最晚 ${dayInWords(rest.to)} 自动复学。现在复学，将从第 ${current.week} 周接着学习。`
      : '您现在没有休学。',
    class_name: current?.class_name ?? '',
    start_date: today,
  };
}
