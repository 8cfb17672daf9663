alter table face_check add column camera_refused integer default 0 not null;
