-- The back-office lists access that has ended, the latest first.
create index enrolments_ended on enrolments (ends_at desc, id desc);
