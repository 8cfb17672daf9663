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
import { links } from '@suite/kernel/links';

/** The course lines that are studied in classes; both versions of the finance course are one line here. */
export const classLines = ['finance', 'advanced', 'investment', 'industry'] as const;
export type ClassLine = (typeof classLines)[number];

/** The calls of a line's classes. If one is absent, the learner cannot do this in the line. */
export interface LineCalls {
  /** The page that presents the line to learners who have not bought it. */
  shop: string;
  /** Absent for the finance course, whose class is part of the user detail. */
  status?: Call<void, DistributeStatus>;
  /** How the learner chooses a day; absent if the staff assigns the class. */
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
    shop: links.auditionLesson(),
    choosing: { by: 'weekdays', choose: splitClass, cancel: cancelPrepareClass },
  },
  advanced: {
    shop: links.advancedLesson(),
    status: advancedStatus,
    choosing: { by: 'calendar', choose: submitAdvancedClass, cancel: cancelAdvancedClass },
    rest: { notice: advancedRestNotice, resumeNotice: advancedResumeNotice, confirm: confirmAdvancedRest },
  },
  investment: {
    shop: links.payInvestment(),
    status: investmentStatus,
    rest: {
      notice: investmentRestNotice,
      resumeNotice: investmentResumeNotice,
      confirm: confirmInvestmentRest,
    },
  },
  industry: {
    shop: links.payIndustry(),
    status: industryStatus,
    rest: { notice: industryRestNotice, resumeNotice: industryResumeNotice, confirm: confirmIndustryRest },
  },
};

/** The part of the user detail that says what a learner has bought. */
export interface Owner {
  isBuy: Flag;
  courseList: readonly Pick<OwnedCourse, 'line' | 'is_public'>[];
}

/** The lines with classes that a learner has bought, in the order in which they are studied. */
export function ownedLines({ isBuy, courseList }: Owner): ClassLine[] {
  const owned = courseList.filter(({ is_public }) => !is_public).map(({ line }) => line);
  return classLines.filter((line) => (line === 'finance' && isBuy) || owned.indexOf(line) >= 0);
}

/** The line that the page shows: the one in the address, else the last one bought. */
export function lineToShow(asked: string | null, owned: readonly ClassLine[]): ClassLine {
  const line = asked === 'reform' ? 'finance' : classLines.find((one) => one === asked);
  return line ?? owned[owned.length - 1] ?? 'finance';
}
