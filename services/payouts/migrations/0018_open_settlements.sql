-- The dashboard counts the payouts that wait: one of each instructor among all of their payouts.
create index settlements_open on settlements (instructor_id) where not settled;
