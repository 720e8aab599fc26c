-- The column holds seconds from the beginning of the lesson, not a point in time.
alter table progress rename column stopped_at to position_seconds;
