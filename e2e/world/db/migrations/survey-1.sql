create table research_answer (
  learner_id integer not null references learner (id),
  research_id integer not null,
  content text not null,
  at integer not null,
  constraint research_answer_key primary key (learner_id, research_id)
);
