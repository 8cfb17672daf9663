alter table face_check add column ticket text;
