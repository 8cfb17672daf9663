create table manage_learner (
  learner_id integer primary key references learner (id),
  edition text not null,
  start_day text not null,
  mobile text,
  signed_at integer,
  verified_at integer
);

create table manage_exam (
  learner_id integer not null references learner (id),
  week integer not null,
  attempt integer not null,
  content text,
  is_draft integer,
  save_time text,
  score real,
  used_seconds integer not null,
  submitted_at integer,
  version integer default 0 not null,
  constraint manage_exam_key primary key (learner_id, week, attempt)
);

create table manage_grade (
  learner_id integer not null references learner (id),
  evaluate_id integer not null,
  content text not null,
  at integer not null,
  constraint manage_grade_key primary key (learner_id, evaluate_id)
);
