-- Until when staff may choose a password of their own; null after they did. Until then, the password of the form that created the
-- account only opens the set-up, once.
alter table people add column set_up_until timestamptz;
-- False for a token that was not mailed: its use does not verify the address.
alter table password_resets add column proves_email boolean not null default true;
