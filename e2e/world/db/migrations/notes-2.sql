-- The orders of books become orders like those of any goods. Unpaid ones are made anew when asked for.
insert into orders (
  order_no, learner_id, kind, goods_id, scope, goods_name, cover, amount_fen,
  status, source, created_at, expires_at, paid_at, address, address_at
)
select
  order_no, learner_id, 'books', 'books:' || books, 'books:' || books, '图书', '', amount_fen,
  'paid', '', created_at, created_at + 1800000, paid_at, address, address_at
from books_order
where paid_at is not null;

drop table books_order;
