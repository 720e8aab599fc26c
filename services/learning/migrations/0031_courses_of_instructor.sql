-- Finds the courses of an instructor for the numbers of their students, their reviews and their certificates.
create index courses_instructor on courses (instructor_id);
