create table secret (
  id integer primary key,
  value text not null
);
