create table address (
  id integer primary key autoincrement,
  learner_id integer not null unique references learner (id),
  name text not null,
  mobile text not null,
  province_id text not null,
  city_id text not null,
  area_id text not null,
  address text not null,
  saved_at integer not null
);
