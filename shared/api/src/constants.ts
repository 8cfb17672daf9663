/** Ids of the two products: management and finance. */
export const courseId = { GL: 137, CS: 3 } as const;

/** Course types of the two products: finance and management. */
export const courseType = { CS_COURSE: '1', GL_COURSE: '2' } as const;

/** A question's `type`. */
export const questionType = { single: 1, multiple: 2, judge: 4 } as const;
export type QuestionType = (typeof questionType)[keyof typeof questionType];

/** Whether answers are a draft or finally submitted. */
export const draftFlag = { DRAFT: 1, NODRAFT: 0 } as const;
export type DraftFlag = (typeof draftFlag)[keyof typeof draftFlag];

/** State of a chapter or a video: learned, open to be learned, not yet unlocked. */
export const studyStatus = { done: 'done', ready: 'ready', locked: 'locked' } as const;
export type StudyStatus = (typeof studyStatus)[keyof typeof studyStatus];

/** A material's `mat_type`. */
export const materialType = { text: 1, video: 2 } as const;
export type MaterialType = (typeof materialType)[keyof typeof materialType];

/** Sharpness of a video; it starts with SD. */
export const sharpness = { SD: 'SD', HD: 'HD' } as const;
export type Sharpness = (typeof sharpness)[keyof typeof sharpness];

export const limit = {
  /** A `version_id` from here on counts as the latest version. */
  latestVersion: 2,
  /** Only so many of the learner's video lines are used. */
  videoLines: 2,
} as const;

/** What each level of the finance course costs before coupons, in whole yuan. */
export const levelPrice = { 1: 998, 2: 1000, 3: 2000, 4: 4000, 5: 4998 } as const;
export type PriceLevel = keyof typeof levelPrice;
