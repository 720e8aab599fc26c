create index order_history_paid_twice on order_history (id) where action = 'paid-twice';
