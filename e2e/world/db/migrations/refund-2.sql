-- A course that is bought again after a refund has the same contract anew, and another order.
drop index refund_live;

create unique index refund_live on refund (contract_id, order_no) where withdrawn_at is null and outcome != 'refused';
