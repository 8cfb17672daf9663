alter table contract add column sms_mobile text;
