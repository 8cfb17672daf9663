alter table test_attempt add column version integer default 0 not null;
