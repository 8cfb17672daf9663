create table fault (
  id integer primary key autoincrement,
  path text not null,
  person text not null,
  delay integer not null,
  effect text,
  code integer,
  msg text,
  status integer,
  after integer not null,
  times integer
);
