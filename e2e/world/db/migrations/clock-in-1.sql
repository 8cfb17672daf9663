create table clock_in (
  learner_id integer not null references learner (id),
  day text not null,
  at integer not null,
  constraint clock_in_key primary key (learner_id, day)
);
