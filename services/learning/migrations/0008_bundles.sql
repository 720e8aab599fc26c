-- Whether the course is a bundle; null until the course's next event.
alter table courses add column is_bundle boolean;
