-- When an encoder last ran. One row for all encoders, because they share the jobs.
create table encoder_runs (
  id          boolean primary key default true check (id),
  last_run_at timestamptz not null
);
