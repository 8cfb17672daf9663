alter table juan add column version integer default 0 not null;
