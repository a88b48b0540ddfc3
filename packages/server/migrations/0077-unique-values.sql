-- What records hold of the fields that are unique in their entity: a row a value, and whose it is. A row outlives its
-- record, and what the record held: whoever asks for the value looks whether it is still held. No foreign key to
-- apps: its check would wait for whoever is changing the app's sources.
create table unique_values (
  app_id    text not null,
  entity    text collate "C" not null,
  -- Which constraint: its fields, and how they compare.
  name      text collate "C" not null,
  hash      text collate "C" not null,
  -- Empty; for a record that shared the value before it was to be unique, its id.
  spare     text collate "C" not null default '',
  record_id text collate "C" not null,
  primary key (app_id, entity, name, hash, spare)
);
