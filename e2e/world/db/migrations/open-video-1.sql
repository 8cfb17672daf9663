create table trial_lesson (
  id integer primary key,
  course_name text not null,
  cover text not null,
  introduce text not null,
  teacher_name text not null,
  videos text not null
);

create table video_link (
  id integer primary key,
  video_id integer not null references video (id),
  introduce text not null,
  published_at integer not null
);

create table playback (
  video_id integer primary key references video (id),
  teacher_name text not null,
  live_at integer not null
);

create index video_link_published on video_link (published_at);

create index playback_live on playback (live_at);
