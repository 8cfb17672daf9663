create table exam_sitting (
  learner_id integer not null references learner (id),
  paper_id integer not null,
  started_at integer not null,
  content text,
  is_draft integer,
  save_time text,
  score real,
  used_seconds integer not null,
  submitted_at integer,
  constraint exam_sitting_key primary key (learner_id, paper_id)
);
