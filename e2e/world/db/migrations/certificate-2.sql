alter table certificate add column consents text default '[]' not null;
