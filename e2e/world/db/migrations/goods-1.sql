-- The name sorts before `notes-2`, which moves the orders of books here.
create table goods (
  id text primary key,
  kind text not null,
  origin_fen integer not null,
  coupon_fen integer not null,
  is_sold_out integer not null,
  sale_at integer
);

create table invite_code (
  code text primary key,
  goods_id text not null,
  learner_id integer references learner (id),
  until integer not null
);

create table orders (
  id integer primary key autoincrement,
  order_no text not null unique,
  learner_id integer not null references learner (id),
  kind text not null,
  goods_id text not null,
  scope text not null,
  goods_name text not null,
  cover text not null,
  amount_fen integer not null,
  status text not null,
  client_key text,
  invite_code text,
  source text not null,
  created_at integer not null,
  expires_at integer not null,
  closed_at integer,
  paid_at integer,
  address text,
  address_at integer,
  constraint orders_client_key unique (learner_id, client_key)
);

create unique index orders_live on orders (learner_id, scope) where status in ('pending', 'paid');

create unique index orders_invite on orders (invite_code) where status in ('pending', 'paid');

create index orders_learner on orders (learner_id, created_at);

create trigger orders_paid_stays before update of status on orders when old.status in ('paid', 'refunded') and new.status not in (old.status, 'refunded') begin select raise(abort, 'a paid order stays paid'); end;

create trigger orders_amount_stays before update of amount_fen on orders when old.amount_fen != new.amount_fen begin select raise(abort, 'the amount of an order stays'); end;

create table attempt (
  id integer primary key autoincrement,
  order_no text not null,
  attempt_no text not null unique,
  channel text not null,
  state text not null,
  created_at integer not null,
  ended_at integer
);

create index attempt_order on attempt (order_no);

create unique index attempt_open on attempt (order_no) where state = 'open';

create table charge (
  order_no text primary key,
  attempt_no text not null unique,
  amount_fen integer not null,
  paid_at integer not null,
  booked_at integer not null,
  refunded_at integer
);

create table order_event (
  id integer primary key autoincrement,
  order_no text not null,
  at integer not null,
  event text not null,
  detail text not null
);

create index order_event_order on order_event (order_no);
