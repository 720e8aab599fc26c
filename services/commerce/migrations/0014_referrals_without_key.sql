-- The foreign key check would lock the order's row. A refund holds that lock while it waits for the referral: a deadlock.
alter table referrals drop constraint referrals_order_id_fkey;
