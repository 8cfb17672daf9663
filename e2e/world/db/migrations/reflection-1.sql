create table reflection (
  id integer primary key,
  is_graduated integer not null,
  published_at integer not null,
  title text not null,
  summary text not null,
  cover text not null,
  author_name text not null,
  avatar text not null,
  class_name text not null,
  content text not null
);

create index reflection_published on reflection (published_at);
