-- The applications of one course, newest first, and their number.
create index certificate_applications_course on certificate_applications (course_id, applied_at desc, id desc);
-- Counts the students of courses by the index alone; migration 0019 keeps is_refunded.
create index students_of_course on enrolments (course_id, student_id) where not is_refunded;
drop index enrolments_of_course;
