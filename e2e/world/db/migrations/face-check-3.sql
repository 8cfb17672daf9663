alter table face_check add column contract_id text default '' not null;

alter table face_check add column made_at integer default 0 not null;

alter table face_check add column begun_at integer;

create index face_check_contract on face_check (contract_id);
