alter table contract add column consents text default '[]' not null;
