create table course (
  id integer primary key,
  line text not null,
  name text not null,
  cover text not null,
  introduce text not null,
  is_public integer not null,
  place integer not null
);

create table course_stage (
  id integer primary key,
  course_id integer not null references course (id),
  name text not null,
  cover text not null,
  place integer not null
);

create table chapter (
  id integer primary key,
  course_id integer not null references course (id),
  stage_id integer not null references course_stage (id),
  name text not null,
  pass_score integer not null,
  category_id integer not null,
  test text,
  place integer not null
);

create table video (
  id integer primary key,
  course_id integer references course (id),
  chapter_id integer references chapter (id),
  line text,
  name text not null,
  cover text not null,
  duration integer not null,
  streams text not null,
  note text not null,
  materials text not null,
  pass_score integer not null,
  test text,
  place integer not null
);

create index course_stage_course on course_stage (course_id);

create index chapter_course on chapter (course_id);

create index video_course on video (course_id);

create table watch (
  learner_id integer not null references learner (id),
  video_id integer not null references video (id),
  position integer not null,
  recorded_at integer not null,
  watched real not null,
  furthest integer not null,
  done_at integer,
  constraint watch_key primary key (learner_id, video_id)
);

create table study_day (
  learner_id integer not null references learner (id),
  day text not null,
  seconds real not null,
  constraint study_day_key primary key (learner_id, day)
);

create table course_withheld (
  learner_id integer not null references learner (id),
  course_id integer not null references course (id),
  constraint course_withheld_key primary key (learner_id, course_id)
);
