alter table contract add column sms_mobile text;

create table signed_page (
  key text primary key,
  svg text not null,
  until integer not null
);
