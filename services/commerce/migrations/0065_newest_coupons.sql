-- The order of the list of coupons, and their number.
create index coupons_newest on coupons (created_at desc, id desc) where deleted_at is null;
