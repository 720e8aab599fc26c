-- How we are doing on other networks, as an admin wrote it down: told by nobody, so it outlives a rebuild.
create table social_figures (
  network     text not null,
  counted     text not null,
  count       bigint not null check (count >= 0),
  written_at  timestamptz not null,
  written_by  text not null,
  primary key (network, counted)
);
