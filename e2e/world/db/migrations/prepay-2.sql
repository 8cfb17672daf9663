-- An order can be tried several times, so its number is no longer unique by itself.
alter table prepay rename to prepay_before;

create table prepay (
  id text primary key,
  trade_no text not null unique,
  order_no text not null,
  title text not null,
  amount integer not null,
  payer text,
  paid_at integer,
  until integer not null,
  closed_at integer,
  refunded_at integer
);

insert into prepay (id, trade_no, order_no, title, amount, payer, paid_at, until)
select id, order_no, order_no, title, amount, payer, paid_at, until from prepay_before;

drop table prepay_before;

create unique index prepay_paid_once on prepay (order_no) where paid_at is not null and refunded_at is null;
