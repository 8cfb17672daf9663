create table trophy (
  id integer primary key,
  learner_id integer not null references learner (id),
  class_name text not null,
  award_date text not null
);

create index trophy_learner on trophy (learner_id);
