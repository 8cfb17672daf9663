alter table contract add column heard_after integer;
