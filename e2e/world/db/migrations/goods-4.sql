alter table orders add column closed_reason text;
