import {
  advancedRestNotice,
  advancedResumeNotice,
  advancedStatus,
  cancelAdvancedClass,
  cancelPrepareClass,
  confirmAdvancedRest,
  confirmIndustryRest,
  confirmInvestmentRest,
  industryRestNotice,
  industryResumeNotice,
  industryStatus,
  investmentRestNotice,
  investmentResumeNotice,
  investmentStatus,
  splitClass,
  submitAdvancedClass,
  type Call,
  type ClassInfo,
  type Day,
  type DistributeStatus,
  type Flag,
  type OwnedCourse,
  type RestConfirmParams,
  type RestNotice,
  type ResumeNotice,
} from '@suite/api';
import { places } from '@suite/kernel/places';

/** The lines that are studied in classes; the finance course is one in both of its versions. */
export const classLines = ['finance', 'advanced', 'investment', 'industry'] as const;
export type ClassLine = (typeof classLines)[number];

/** What a line calls for its classes; what is absent the learner cannot do there. */
export interface LineCalls {
  name: string;
  /** Where the line is shown to those who have not bought it. */
  shop: string;
  /** Absent for the finance course: its class stands in the learner's own data. */
  status?: Call<void, DistributeStatus>;
  /** How the learner chooses a day; absent where the staff assigns. */
  choosing?: {
    by: 'weekdays' | 'calendar';
    choose: Call<{ date: Day }, ClassInfo>;
    cancel: Call<void, null>;
  };
  rest?: {
    notice: Call<void, RestNotice>;
    resumeNotice: Call<void, ResumeNotice>;
    confirm: Call<RestConfirmParams, DistributeStatus>;
  };
}

export const callsOf: Record<ClassLine, LineCalls> = {
  finance: {
    name: '财商课',
    shop: places.auditionLesson(),
    choosing: { by: 'weekdays', choose: splitClass, cancel: cancelPrepareClass },
  },
  advanced: {
    name: '进阶课',
    shop: places.advancedLesson(),
    status: advancedStatus,
    choosing: { by: 'calendar', choose: submitAdvancedClass, cancel: cancelAdvancedClass },
    rest: { notice: advancedRestNotice, resumeNotice: advancedResumeNotice, confirm: confirmAdvancedRest },
  },
  investment: {
    name: '投资课',
    shop: places.payInvestment(),
    status: investmentStatus,
    rest: {
      notice: investmentRestNotice,
      resumeNotice: investmentResumeNotice,
      confirm: confirmInvestmentRest,
    },
  },
  industry: {
    name: '行业课',
    shop: places.payIndustry(),
    status: industryStatus,
    rest: { notice: industryRestNotice, resumeNotice: industryResumeNotice, confirm: confirmIndustryRest },
  },
};

/** What is read of a learner to know what they own. */
export interface Owner {
  isBuy: Flag;
  courseList: readonly Pick<OwnedCourse, 'line' | 'is_public'>[];
}

/** The lines with classes that a learner owns, in the order of study. */
export function ownedLines({ isBuy, courseList }: Owner): ClassLine[] {
  const owned = courseList.filter(({ is_public }) => !is_public).map(({ line }) => line);
  return classLines.filter((line) => (line === 'finance' && isBuy) || owned.indexOf(line) >= 0);
}

/** The line that a page shows: the one asked for, else the last of those owned. */
export function lineToShow(asked: string | null, owned: readonly ClassLine[]): ClassLine {
  const line = asked === 'reform' ? 'finance' : classLines.find((one) => one === asked);
  return line ?? owned[owned.length - 1] ?? 'finance';
}
