-- The order of the list of applications, with the id between equal times.
create index certificate_applications_newest on certificate_applications (applied_at desc, id desc);
create index certificate_applications_state on certificate_applications (state, applied_at desc, id desc);
