alter table clock_in rename to check_in;
