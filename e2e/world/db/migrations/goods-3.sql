alter table orders add column buyer text;
