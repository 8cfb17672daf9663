create table face_check (
  id integer primary key autoincrement,
  code text not null unique,
  learner_id integer not null references learner (id),
  name text not null,
  return_url text not null,
  state text not null,
  failures integer not null,
  answered_at integer,
  until integer not null
);

create index face_check_learner on face_check (learner_id);
