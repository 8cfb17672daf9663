create table new_share (
  share_id integer primary key,
  apply_date text not null,
  moved_from text,
  listing_date text not null
);

create table fund (
  fund_id integer primary key,
  start_date text not null
);

create table new_share_subscriber (
  learner_id integer primary key references learner (id),
  at integer not null
);
