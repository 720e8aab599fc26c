-- Claims and pages of page requests are stored in the table `idempotency`, with the page's address as the answer.
insert into idempotency (scope, key, request_hash, answer, created_at, claim, claimed_until)
select scope, key, body_hash, convert_to(page_url, 'UTF8'), created_at, claim, claimed_until from page_requests;

drop table page_requests;
