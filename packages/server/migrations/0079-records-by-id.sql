-- A record's id is to be looked up in the primary key, whatever the planner makes of the numbers. The indexes by time and
-- author hold the id as well, so that it took them for as good where an app seemed to have few records, and read all of
-- its entries. Under another collation a condition on app_id serves either the primary key or them, never both.
-- Built beside the old ones, so that reads go on meanwhile.
create index records_newest_next on records (app_id collate "C", entity, created_date desc, id);
create index records_own_next on records (app_id collate "C", entity, created_by, created_date desc, id);
drop index records_newest, records_own;
alter index records_newest_next rename to records_newest;
alter index records_own_next rename to records_own;

-- Those on fields are made again where they are used, for statements that say the same.
do $$
declare
  made record;
begin
  for made in
    select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where starts_with(c.relname::text, 'records_used_') and pg_table_is_visible(c.oid)
  loop
    execute format('drop index %I', made.relname);
  end loop;
end $$;
