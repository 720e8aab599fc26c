-- Renames tables, columns and values to the terms that the code uses.
alter table refund_tries rename to refund_attempts;
alter table refund_attempts rename column why to failure_reason;
alter table refund_attempts rename constraint refund_tries_pkey to refund_attempts_pkey;
alter index refund_tries_one_under_way rename to refund_attempts_one_active;

alter table refunds rename column asked_at to requested_at;
alter table refunds rename column arrived_at to completed_at;
alter table refunds rename column answer to decline_reason;

-- The refund state `asked` becomes `requested`. The checks and the index that name the old state are recreated.
drop index refunds_one_question;
alter table refunds drop constraint refunds_state_check;
alter table refunds drop constraint refunds_check2;
update refunds set state = 'requested' where state = 'asked';
alter table refunds
  add constraint refunds_state_check
    check (state in ('requested', 'declined', 'granted', 'accepted', 'refunded', 'stuck')),
  add constraint refunds_decided_at_check check ((state = 'requested') = (decided_at is null));
create unique index refunds_one_open_request on refunds (order_id) where state = 'requested';

alter table page_requests rename column page to page_url;
alter table page_requests rename column made_at to created_at;

alter table invoices rename column facts to content;

alter function refuse_change() rename to reject_change;
