create table teacher_grade (
  learner_id integer not null references learner (id),
  evaluate_id integer not null,
  content text not null,
  at integer not null,
  constraint teacher_grade_key primary key (learner_id, evaluate_id)
);
