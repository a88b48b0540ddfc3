-- How often filters and orders use a field of an entity that has many records: the most used ones have an index, whose
-- name is kept here. Whether it stands is for the database's own catalog to say.
create table record_index_uses (
  app_id     text not null,
  entity     text collate "C" not null,
  field      text collate "C" not null,
  kind       text not null check (kind in ('match', 'ascending', 'descending')),
  partition  text not null,
  index_name text not null unique,
  uses       bigint not null,
  -- Values that so many records have that reading the newest ones finds them sooner.
  common     jsonb not null default '[]',
  -- False where few values would be found by an index.
  is_fit     boolean not null default true,
  primary key (app_id, entity, field, kind)
);
create index record_index_uses_of_partition on record_index_uses (partition);
