-- Files that apps store; their bytes lie in the storage. Without `stored_date` the bytes may not be there (yet), but
-- whoever removes the app knows where to look for them.
create table app_files (
  app_id        text not null references apps (id) on delete cascade,
  name          text not null,
  original_name text not null,
  type          text not null,
  bytes         bigint not null,
  etag          text not null,
  is_private    boolean not null,
  created_by_id text,
  created_date  timestamptz(3) not null default now(),
  stored_date   timestamptz(3),
  primary key (app_id, name)
);
