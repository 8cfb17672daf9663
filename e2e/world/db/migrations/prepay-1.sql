create table prepay (
  id text primary key,
  order_no text not null unique,
  title text not null,
  amount integer not null,
  payer text,
  paid_at integer,
  until integer not null
);
