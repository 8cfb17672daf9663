alter table ticket add column product text not null default 'learner';
