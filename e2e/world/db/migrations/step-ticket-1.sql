create table step_ticket (
  code text primary key,
  contract_id text not null,
  learner_id integer not null references learner (id),
  path text not null,
  pin text not null,
  misses integer default 0 not null,
  opener text,
  until integer not null
);
