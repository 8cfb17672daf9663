alter table contract add column own_terms text default '{}' not null;

alter table contract add column reading text;
