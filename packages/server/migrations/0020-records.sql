-- Moments as every answer prints them: ISO 8601, UTC, milliseconds, Z.
create function iso(moment timestamptz) returns text language sql immutable strict parallel safe
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Records of all apps. No foreign key to apps: its check would wait for whoever is changing the app's sources.
create table records (
  app_id        text not null,
  entity        text collate "C" not null,
  id            text collate "C" not null,
  data          jsonb not null,
  created_by    text collate "C",
  created_by_id text collate "C",
  created_date  timestamptz(3) not null default now(),
  updated_date  timestamptz(3) not null default now(),
  is_sample     boolean not null default false,
  primary key (app_id, entity, id)
) partition by hash (app_id);
do $$
begin
  for part in 0..63 loop
    execute format(
      'create table records_p%s partition of records for values with (modulus 64, remainder %s)',
      lpad(part::text, 2, '0'), part);
  end loop;
end $$;
create index records_newest on records (app_id, entity, created_date desc, id);
create index records_own on records (app_id, entity, created_by, created_date desc, id);

-- A record as it travels: its own fields beside those that the server keeps, which win.
create function record_doc(
  data jsonb, id text, created_by text, created_by_id text, created_date timestamptz, updated_date timestamptz,
  is_sample boolean
) returns jsonb language sql immutable parallel safe
  return data || jsonb_build_object(
    'id', id, 'created_by', created_by, 'created_by_id', created_by_id, 'created_date', iso(created_date),
    'updated_date', iso(updated_date), 'is_sample', is_sample);
