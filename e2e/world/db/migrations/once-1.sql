create table once (
  key text primary key,
  result text not null
);
