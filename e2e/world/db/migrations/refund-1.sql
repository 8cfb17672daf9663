create table refund (
  id integer primary key autoincrement,
  learner_id integer not null references learner (id),
  contract_id integer not null references contract (id),
  order_no text not null,
  paid_fen integer not null,
  used_fen integer not null,
  fee_fen integer not null,
  amount_fen integer not null,
  destination text not null,
  signature text not null,
  signed_at integer not null,
  bank_name text not null,
  card_tail text not null,
  submitted_at integer,
  sent_at integer,
  outcome text not null,
  failures text not null,
  withdrawn_at integer
);

create unique index refund_live on refund (contract_id) where withdrawn_at is null and outcome != 'refused';

create table payout (
  order_no text primary key,
  refund_id integer not null references refund (id),
  amount_fen integer not null,
  paid_at integer not null
);
