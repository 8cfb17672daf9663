create table pay_notice (
  id integer primary key autoincrement,
  prepay_id text not null,
  due_at integer,
  sent_at integer
);

create index pay_notice_prepay on pay_notice (prepay_id);
