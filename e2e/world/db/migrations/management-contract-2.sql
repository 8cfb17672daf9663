alter table manage_contract drop column face_code;
