-- What became of the files that an app was made of, where it was imported.
create table app_imports (
  app_id       text primary key references apps (id) on delete cascade,
  report       jsonb not null,
  created_date timestamptz(3) not null default now()
);
