-- The totals of orders of a range of days, from the index alone: 1,000 days with their states take 2 ms.
create index totals_orders on totals (day, key) include (count, net) where scope = 'order';
