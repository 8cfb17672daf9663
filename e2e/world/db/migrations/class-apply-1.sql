create table registration (
  learner_id integer primary key references learner (id),
  sheet text not null,
  at integer not null
);
