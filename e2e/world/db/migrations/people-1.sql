create table learner (
  id integer primary key autoincrement,
  person text unique,
  mobile text not null unique,
  name text not null,
  nickname text not null,
  avatar text not null,
  sex integer not null,
  password text,
  version_id integer not null,
  jobnum integer not null,
  is_temporary integer not null,
  student_infos text,
  sdt_ext text,
  created_at integer not null
);

create table account (
  openid text primary key,
  person text unique,
  nickname text not null,
  avatar text not null,
  learner_id integer unique references learner (id)
);

create table enrolment (
  learner_id integer not null references learner (id),
  product text not null,
  bought_at integer not null,
  graduated_at integer,
  constraint enrolment_key primary key (learner_id, product)
);

create table session (
  id text primary key,
  learner_id integer not null references learner (id),
  product text not null,
  until integer not null
);

create index session_learner on session (learner_id);
