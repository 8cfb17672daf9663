alter table invoice add column is_payers integer not null default 0;
