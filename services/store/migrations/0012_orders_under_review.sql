-- The few orders that wait for an admin, for the dashboard and the filter of the list.
create index orders_under_review on orders (created_at desc, id desc) where under_review;
