-- One row a publish. The newest is served; older ones stay for open tabs and for going back.
create table publications (
  app_id       text not null references apps (id) on delete cascade,
  version      integer not null,
  checkpoint_id text,
  bundle       jsonb not null,
  facts        jsonb not null,
  published_by text not null,
  published_at timestamptz(3) not null default now(),
  primary key (app_id, version)
);
