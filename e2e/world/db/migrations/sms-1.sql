create table sms (
  id integer primary key autoincrement,
  mobile text not null,
  purpose text not null,
  code text not null,
  words text not null,
  sent_at integer not null,
  spent integer not null,
  tries integer not null
);

create index sms_mobile on sms (mobile, sent_at);
