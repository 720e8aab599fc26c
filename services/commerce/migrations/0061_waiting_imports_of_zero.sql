-- The ceiling is compared with the value before a coupon, so an import that was paid with a coupon of 100% waits too.
alter table waiting_imports drop constraint waiting_imports_payable_check;
alter table waiting_imports add constraint waiting_imports_payable_check check (payable >= 0);
