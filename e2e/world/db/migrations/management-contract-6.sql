alter table manage_contract add column reading text;
