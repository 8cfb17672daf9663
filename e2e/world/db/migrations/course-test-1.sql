create table test_attempt (
  id integer primary key autoincrement,
  learner_id integer not null references learner (id),
  kind text not null,
  target_id integer not null,
  opened_at integer not null,
  is_pass integer,
  content text,
  is_draft integer,
  save_time text,
  score real,
  used_seconds integer not null,
  submitted_at integer
);

create index test_attempt_learner on test_attempt (learner_id, kind, target_id);

create unique index test_attempt_open on test_attempt (learner_id, kind, target_id) where submitted_at is null;
