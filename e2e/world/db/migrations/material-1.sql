create table material_study (
  learner_id integer not null references learner (id),
  material_id integer not null,
  at integer not null,
  constraint material_study_key primary key (learner_id, material_id)
);
