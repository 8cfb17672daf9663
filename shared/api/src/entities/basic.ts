/** 1 when true. */
export type Flag = 0 | 1;

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, by the provider's clock; a page may meet '' for none. */
export type DateTime = string;

/** `YYYY-MM-DD` in Asia/Shanghai; a page may meet '' for none. */
export type Day = string;

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** 1 male, 2 female, 0 not said. */
export type Sex = 0 | 1 | 2;

/** Part of a paged list that is asked for; pages count from 1. */
export interface PageParams {
  page: number;
  limit: number;
}

export interface Paged<Item> {
  list: Item[];
  /** Items on all pages. */
  total: number;
}

/** One entry of a list from which the learner chooses. */
export interface Choice {
  id: number;
  name: string;
}

/** The course lines; `finance` is the finance course in its older version, `reform` in the new one. */
export type CourseLine = 'finance' | 'reform' | 'advanced' | 'investment' | 'industry' | 'jingpin' | 'zc';
