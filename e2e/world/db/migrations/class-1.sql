create table class (
  id integer primary key autoincrement,
  line text not null,
  start_date text not null,
  week_count integer not null,
  teacher_id integer not null,
  constraint class_line_start unique (line, start_date)
);

create table class_seat (
  id integer primary key autoincrement,
  learner_id integer not null references learner (id),
  line text not null,
  class_id integer not null references class (id),
  taken_at integer not null,
  by_staff integer not null,
  cancelled_at integer
);

create unique index class_seat_learner on class_seat (learner_id, line) where cancelled_at is null;

create index class_seat_class on class_seat (class_id);

create table class_rest (
  id integer primary key autoincrement,
  seat_id integer not null references class_seat (id),
  from_day text not null,
  to_day text not null
);

create index class_rest_seat on class_rest (seat_id);
