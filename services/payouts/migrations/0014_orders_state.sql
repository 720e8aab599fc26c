-- Orders of a time range in a few states, such as those under review.
create index orders_state on orders (state, created_at desc, id desc);
