-- The search of the back-office finds an order by the last eight characters of its id, which its list shows, and by the
-- e-mail address of the buyer.
create index orders_short_id on orders (right(id, 8));
create index people_email on people (lower(email));
