create table juan (
  id integer primary key autoincrement,
  learner_id integer not null references learner (id),
  unit_id integer not null,
  opened_at integer not null,
  right_count integer,
  content text,
  is_draft integer,
  save_time text,
  score real,
  used_seconds integer not null,
  submitted_at integer
);

create index juan_learner on juan (learner_id, unit_id);

create unique index juan_open on juan (learner_id, unit_id) where submitted_at is null;
