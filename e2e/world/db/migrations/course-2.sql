alter table course add column is_second integer not null default 0;

create table course_given (
  learner_id integer not null,
  course_id integer not null references course (id),
  primary key (learner_id, course_id)
);
