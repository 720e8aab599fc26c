-- Writing the reference would lock the order's row, which a refund holds while it waits for the referral.
alter table referrals drop constraint referrals_order_id_fkey;
