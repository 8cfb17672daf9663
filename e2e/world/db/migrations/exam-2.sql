alter table exam_sitting add column version integer default 0 not null;
