import type { Day, ManageStep, ManageWeek } from '@suite/api';
import { links } from '@suite/kernel/links';
import { nearMomentInWords } from '@suite/kernel/time';
import type { ManageEdition } from '../edition';
import { canAnswer, weekNote } from './week-words';

/** The steps of the course in their order, with their names. */
export const steps: readonly { step: ManageStep; name: string }[] = [
  { step: 'course', name: '购买课程' },
  { step: 'contract', name: '签署合同' },
  { step: 'face', name: '人脸核验' },
  { step: 'study', name: '每周学习' },
  { step: 'exam', name: '每周考试' },
  { step: 'evaluation', name: '课程评价' },
  { step: 'certificate', name: '领取证书' },
];

/** What the learner does next. */
export interface NextTap {
  title: string;
  text: string;
  action: string;
  to: string;
}

const etiquette = { action: '去上礼仪课', to: links.etiquetteClass() };

/** There is no exam to take: the next one is told, or the result that is waited for. */
function study(weeks: readonly ManageWeek[], today: Day): NextTap {
  const waiting = weeks.find(({ state }) => state === 'submitted');
  if (waiting) {
    const when = nearMomentInWords(waiting.result_time ?? '', today);
    return { title: '等待公布成绩', text: `${waiting.title}的成绩将在 ${when} 公布`, ...etiquette };
  }
  const locked = weeks.find(({ state }) => state === 'locked');
  if (locked) {
    const when = nearMomentInWords(locked.start_time, today);
    return { title: locked.title, text: `学习中，本周考试 ${when} 开放`, ...etiquette };
  }
  const lost = weeks.find(({ state }) => state === 'failed');
  if (lost) {
    const text = '考试次数已用完，请联系班主任安排补考';
    return { title: lost.title, text, action: '联系班主任', to: links.manageCourse({ contact: 'teacher' }) };
  }
  return {
    title: '课程已学完',
    text: '完成结课评价后即可领取证书',
    action: '查看证书',
    to: links.manageCertificate(),
  };
}

function exam(weeks: readonly ManageWeek[], today: Day): NextTap {
  const week = weeks.find(canAnswer);
  if (!week) return study(weeks, today);
  const to = links.manageExam({ week: week.week });
  if (week.state === 'draft') {
    return { title: week.title, text: '答案已保存，可以接着作答', action: '继续考试', to };
  }
  if (week.state === 'failed')
    return { title: week.title, text: weekNote(week, true, today), action: '再考一次', to };
  return { title: week.title, text: `考试已开放：${week.summary}`, action: '开始考试', to };
}

/** The next tap at a step. */
export function nextTap(
  step: ManageStep,
  weeks: readonly ManageWeek[],
  edition: ManageEdition,
  today: Day,
): NextTap {
  switch (step) {
    case 'course':
      return {
        title: '购买课程',
        text: '六周课程、每周考试和证书都包含在内',
        action: '去购买',
        to: edition.pay(),
      };
    case 'contract':
      return {
        title: '签署课程合同',
        text: '签好合同才能开始学习，大约需要三分钟',
        action: '去签署合同',
        to: links.manageContracts(),
      };
    case 'face':
      return {
        title: '完成人脸核验',
        text: '合同已签好，核验本人后就可以上课',
        action: '去核验',
        to: links.manageFaceVerify(),
      };
    case 'exam':
      return exam(weeks, today);
    case 'evaluation':
      return {
        title: '评价课程',
        text: '说说您的感受，一分钟就好',
        action: '去评价',
        to: edition.evaluate(),
      };
    case 'certificate':
      return {
        title: '证书已颁发',
        text: '恭喜您完成全部学习',
        action: '查看证书',
        to: links.manageCertificate(),
      };
    default:
      return study(weeks, today);
  }
}
