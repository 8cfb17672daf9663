alter table contract add column version integer default 1 not null;

alter table contract add column sign_way text default 'drawn' not null;

alter table contract add column has_no_face integer default 0 not null;

alter table contract add column expires_at integer;

alter table contract add column face_at integer;

alter table contract add column sms_at integer;

alter table contract add column rejected_at integer;

alter table contract add column revoked_at integer;

alter table contract add column signer_name text;

alter table contract add column id_number text;

alter table contract add column province_id text;

alter table contract add column city_id text;

alter table contract add column face_code text;

alter table contract add column signature text;

alter table contract add column reason text;
