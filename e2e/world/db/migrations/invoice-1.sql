create table invoice (
  id integer primary key autoincrement,
  learner_id integer not null references learner (id),
  order_no text not null,
  client_key text not null,
  title_type text not null,
  title text not null,
  tax_no text not null,
  email text not null,
  amount_fen integer not null,
  made_at integer not null,
  issued_at integer not null,
  fail_reason text not null,
  replaces_id integer,
  constraint invoice_client_key unique (learner_id, client_key)
);

create index invoice_order on invoice (order_no);

create table red_letter (
  id integer primary key autoincrement,
  invoice_id integer not null references invoice (id),
  client_key text not null,
  reason text not null,
  title_type text not null,
  title text not null,
  tax_no text not null,
  email text not null,
  applied_at integer not null,
  outcome text not null,
  outcome_at integer not null,
  constraint red_letter_client_key unique (invoice_id, client_key)
);
