-- Follower counts of other networks, entered by an admin. No topic has them, so a rebuild keeps them.
create table social_figures (
  network     text not null,
  counted     text not null,
  count       bigint not null check (count >= 0),
  written_at  timestamptz not null,
  written_by  text not null,
  primary key (network, counted)
);
