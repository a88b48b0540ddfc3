-- How much each app stores, and all of them together, so that no upload has to add up files. Triggers keep both with
-- the rows of files, whoever adds or removes them; a transaction that adds one holds both counters until it ends.
create table stored_bytes (
  app_id text primary key,
  bytes  bigint not null
);
create table stored_bytes_total (
  only_row boolean primary key default true check (only_row),
  bytes    bigint not null
);

-- A file that an older server adds while this runs would be counted by nobody.
lock table app_files in share row exclusive mode;
insert into stored_bytes select app_id, sum(bytes) from app_files group by app_id;
insert into stored_bytes_total (bytes) select coalesce(sum(bytes), 0) from app_files;

create function count_stored_bytes() returns trigger language plpgsql as $$
declare
  app text := case when tg_op = 'DELETE' then old.app_id else new.app_id end;
  change bigint := case tg_op
    when 'INSERT' then new.bytes
    when 'DELETE' then -old.bytes
    else new.bytes - old.bytes
  end;
begin
  insert into stored_bytes as s values (app, change) on conflict (app_id) do update set bytes = s.bytes + change;
  update stored_bytes_total set bytes = bytes + change;
  return null;
end $$;

create trigger app_files_bytes after insert or delete or update of bytes on app_files
  for each row execute function count_stored_bytes();

-- Pages of an app's files, newest first, and what was begun and never finished.
create index app_files_by_date on app_files (app_id, created_date desc, name desc);
create index app_files_unfinished on app_files (created_date) where stored_date is null;
