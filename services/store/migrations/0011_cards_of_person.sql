-- The cards that a person redeemed, for the page of the person in the back-office.
create index gift_cards_used_by on gift_cards (used_by) where used_by is not null;
