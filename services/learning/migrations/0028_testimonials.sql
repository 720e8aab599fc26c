-- The reviews that the home page shows, newest first.
create index reviews_testimonials on reviews (written_at desc)
  where hidden_at is null and rating = 5 and char_length(content) between 40 and 240;
