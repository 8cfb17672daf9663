create table coupon_batch (
  id integer primary key,
  claim_until integer not null
);

create table coupon (
  learner_id integer not null references learner (id),
  batch_id integer not null references coupon_batch (id),
  claimed_at integer not null,
  use_until integer not null,
  used_at integer,
  constraint coupon_once primary key (learner_id, batch_id)
);
