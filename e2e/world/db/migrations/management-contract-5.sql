alter table manage_contract add column sms_mobile text;
