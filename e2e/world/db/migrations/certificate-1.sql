create table certificate (
  learner_id integer not null references learner (id),
  line text not null,
  photo text,
  id_number text,
  address text,
  submitted_at integer,
  taken_at integer,
  rejected_at integer,
  reason text,
  wrong_part text,
  issued_at integer,
  shipped_at integer,
  constraint certificate_key primary key (learner_id, line)
);

create table certificate_photo (
  id text primary key,
  learner_id integer not null references learner (id),
  type text not null,
  bytes blob not null
);

create table certificate_event (
  learner_id integer not null references learner (id),
  line text not null,
  at integer not null,
  state text not null,
  reason text not null
);

create index certificate_event_of on certificate_event (learner_id, line, at);
