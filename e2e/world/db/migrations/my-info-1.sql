create table user_act (
  learner_id integer not null references learner (id),
  act text not null,
  at integer not null,
  constraint user_act_key primary key (learner_id, act)
);
