-- The order of the list of social sign-ups, with the person between equal times.
create index social_sign_ups_newest on social_accounts (created_at desc, person_id desc) where made_account;
