-- Source texts by content, and snapshots of an app: its tree, settings and the provider's memory.
create table source_blobs (
  app_id  text not null references apps (id) on delete cascade,
  hash    text not null,
  content text not null,
  primary key (app_id, hash)
);
create table checkpoints (
  app_id       text not null references apps (id) on delete cascade,
  id           text not null,
  kind         text not null check (kind in ('start', 'turn', 'edit')),
  tree         json not null,
  settings     jsonb not null,
  memory       jsonb,
  author_id    text,
  created_date timestamptz(3) not null default now(),
  updated_date timestamptz(3) not null default now(),
  primary key (app_id, id)
);
