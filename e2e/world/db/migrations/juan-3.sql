alter table juan add column checked text default '[]' not null;
