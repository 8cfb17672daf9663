create table wrong_password (
  mobile text not null,
  at integer not null
);

create index wrong_password_mobile on wrong_password (mobile);
