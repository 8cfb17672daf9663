import type { Day } from '@suite/api';

declare module '../../../db' {
  interface Tables {
    /** When a share of the content can be applied for, and when it was to be at first. */
    new_share: { share_id: number; apply_date: Day; moved_from: Day | null; listing_date: Day };
    /** The first day of a fund's course. */
    fund: { fund_id: number; start_date: Day };
    new_share_subscriber: { learner_id: number; at: number };
  }
}
