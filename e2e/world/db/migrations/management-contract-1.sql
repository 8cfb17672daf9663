create table manage_contract (
  id integer primary key autoincrement,
  learner_id integer not null references learner (id),
  is_main integer not null,
  name text not null,
  made_at integer not null,
  expires_at integer not null,
  version integer default 1 not null,
  sign_way text default 'drawn' not null,
  has_no_face integer default 0 not null,
  signer_name text,
  id_number text,
  province_id text,
  city_id text,
  signature text,
  face_code text,
  reason text,
  sent_to text,
  signed_at integer,
  sms_at integer,
  rejected_at integer,
  revoked_at integer
);

create unique index manage_contract_main on manage_contract (learner_id) where is_main = 1;

create table stored_picture (
  key text primary key,
  learner_id integer not null references learner (id),
  content text not null
);
