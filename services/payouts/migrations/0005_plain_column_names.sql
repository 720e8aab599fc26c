-- Standard names: the start of validity of a term, the amount that a refund is a part of, and the metric of a social figure.
alter table instructor_terms rename column since to valid_from;
alter table course_terms rename column since to valid_from;
alter table refunds rename column whole to order_total;
alter table social_figures rename column counted to metric;
alter table social_figures rename column written_at to updated_at;
alter table social_figures rename column written_by to updated_by;
