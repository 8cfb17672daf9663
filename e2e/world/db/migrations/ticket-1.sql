create table ticket (
  value text primary key,
  kind text not null,
  app_id text not null,
  openid text references account (openid),
  learner_id integer references learner (id),
  scope text not null,
  until integer not null
);
