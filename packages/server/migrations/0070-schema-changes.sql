-- What a change of an entity's schema did to the records that were there, so that it can be taken back. No foreign
-- key to apps: its check would wait for whoever is changing the app's sources.
create table schema_changes (
  app_id       text not null,
  id           text not null,
  entity       text not null,
  -- The name that the entity had before, where that was another one.
  renamed_from text,
  -- Hashes of the schema's texts.
  before_hash  text not null,
  after_hash   text not null,
  -- Fields with another name now: [{from, to, by}].
  renames      jsonb not null,
  report       jsonb not null,
  author_id    text,
  created_date timestamptz(3) not null default now(),
  undone_date  timestamptz(3),
  primary key (app_id, id)
);
create index schema_changes_of_entity on schema_changes (app_id, entity, id desc);
create index schema_changes_oldest on schema_changes (created_date);

-- One row a record that was written anew: what changed in it, as a list of {before, after} with the fields concerned.
create table schema_change_rows (
  app_id    text not null,
  change_id text not null,
  record_id text collate "C" not null,
  touches   jsonb not null,
  primary key (app_id, change_id, record_id),
  foreign key (app_id, change_id) references schema_changes (app_id, id) on delete cascade
);
