-- When a publish stopped being the one that the public sees: open tabs load its files for a while still.
alter table publications add column retired_at timestamptz(3);
update publications p set retired_at = now() from apps a where a.id = p.app_id and a.served_version is distinct from p.version;

-- How each publish went, for those who are told so later because it took long.
create table deploys (
  app_id       text not null references apps (id) on delete cascade,
  id           text not null,
  state        text not null default 'running' check (state in ('running', 'done', 'failed')),
  -- Name of the server process that runs it.
  runner       text not null,
  deployed     jsonb,
  message      text,
  created_date timestamptz(3) not null default now(),
  primary key (app_id, id)
);
