alter table manage_contract add column consents text default '[]' not null;
