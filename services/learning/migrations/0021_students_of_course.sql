-- Counts the students and the waiting certificates of an instructor's courses.
create index enrolments_of_course on enrolments (course_id, student_id);
create index certificate_applications_pending on certificate_applications (course_id) where state = 'pending';
