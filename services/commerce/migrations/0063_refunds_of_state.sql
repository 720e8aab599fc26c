-- Refunds of one state, such as the requested ones, newest first.
create index refunds_of_state on refunds (state, requested_at desc, id desc);
