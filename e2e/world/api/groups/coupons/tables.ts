export interface CouponBatchTable {
  id: number;
  claim_until: number;
}

export interface CouponTable {
  learner_id: number;
  batch_id: number;
  claimed_at: number;
  use_until: number;
  used_at: number | null;
}

declare module '../../../db/tables' {
  interface Tables {
    coupon_batch: CouponBatchTable;
    coupon: CouponTable;
  }
}
