create table teacher_added (
  learner_id integer not null references learner (id),
  teacher_id integer not null,
  at integer not null,
  constraint teacher_added_key primary key (learner_id, teacher_id)
);
