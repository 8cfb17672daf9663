create table old_task_pages (
  learner_id integer primary key references learner (id)
);
