alter table orders add column coupon_batch integer;
