create table books_order (
  id integer primary key autoincrement,
  order_no text not null unique,
  learner_id integer not null references learner (id),
  books text not null,
  amount_fen integer not null,
  created_at integer not null,
  paid_at integer,
  address text,
  address_at integer
);

create index books_order_learner on books_order (learner_id, created_at);
