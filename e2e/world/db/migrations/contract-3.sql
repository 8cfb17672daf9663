alter table contract drop column face_code;
