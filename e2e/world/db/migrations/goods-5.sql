alter table orders add column payer_title text;
alter table attempt add column payer_title text;
