alter table manage_contract add column heard_after integer;
