alter table products rename column param to slug;
alter index products_param rename to products_slug;
alter table orders rename column refund_asked_at to refund_requested_at;

alter table deliveries drop constraint deliveries_state_check;
alter table deliveries drop constraint deliveries_check;
alter table deliveries rename column handed_over_at to sent_at;
update deliveries
   set state = case state when 'waiting' then 'scheduled' when 'handed_over' then 'sent' when 'ended' then 'cancelled' else state end;
alter table deliveries
  add constraint deliveries_state_check check (state in ('scheduled', 'open', 'sent', 'cancelled')),
  add constraint deliveries_sent_check check ((state = 'sent') = (sent_at is not null));
drop index deliveries_waiting;
create index deliveries_unfinished on deliveries (due_at) where state in ('scheduled', 'open');
