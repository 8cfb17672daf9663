create table clock (
  id integer primary key,
  ahead integer not null,
  standing_at integer
);
