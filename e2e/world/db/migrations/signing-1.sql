create table signing (
  code text primary key,
  contract_id text not null unique,
  learner_id integer not null references learner (id),
  title text not null,
  text text not null,
  return_url text not null,
  state text not null,
  answered_at integer,
  until integer not null
);
