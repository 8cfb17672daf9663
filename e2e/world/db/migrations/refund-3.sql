alter table refund add column consents text default '[]' not null;
