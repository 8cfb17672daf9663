alter table signing add column ticket text;
