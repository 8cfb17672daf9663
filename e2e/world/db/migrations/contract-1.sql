create table contract (
  id integer primary key autoincrement,
  learner_id integer not null references learner (id),
  line text not null,
  made_at integer not null,
  signed_at integer,
  notice_closed_at integer,
  constraint contract_learner_line unique (learner_id, line)
);
