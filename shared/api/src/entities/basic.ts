export type { DateTime, Day, Weekday } from '@suite/kernel/time';

/** 1 when true. */
export type Flag = 0 | 1;

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

/** Amounts are yuan with two decimals, as text. */
export type Amount = string;
