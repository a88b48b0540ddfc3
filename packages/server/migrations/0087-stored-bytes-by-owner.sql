-- How much all apps of one owner store, so that nobody fills the installation with many apps. Kept by the trigger that
-- counts each app; an app that was deleted counts until its files go.

-- A file that an older server adds while this runs would be counted for nobody.
lock table app_files in share row exclusive mode;

-- When an app goes for good, its row goes before those of its files: the counter still knows whose they were.
alter table stored_bytes add column owner_id text;
update stored_bytes s set owner_id = a.owner_id from apps a where a.id = s.app_id;
delete from stored_bytes where owner_id is null;
alter table stored_bytes alter column owner_id set not null;

create table stored_bytes_by_owner (
  owner_id text primary key,
  bytes    bigint not null
);
insert into stored_bytes_by_owner select owner_id, sum(bytes) from stored_bytes group by owner_id;

create or replace function count_stored_bytes() returns trigger language plpgsql as $$
declare
  app text := case when tg_op = 'DELETE' then old.app_id else new.app_id end;
  change bigint := case tg_op
    when 'INSERT' then new.bytes
    when 'DELETE' then -old.bytes
    else new.bytes - old.bytes
  end;
  app_owner text;
begin
  update stored_bytes set bytes = bytes + change where app_id = app returning owner_id into app_owner;
  if not found then
    -- The lock keeps the owner as it is until this counter can be seen.
    select owner_id into app_owner from apps where id = app for share;
    -- Files that were left behind by an app that is gone count for the installation only.
    if app_owner is null then
      update stored_bytes_total set bytes = bytes + change;
      return null;
    end if;
    insert into stored_bytes as s (app_id, owner_id, bytes) values (app, app_owner, change)
      on conflict (app_id) do update set bytes = s.bytes + change;
  end if;
  insert into stored_bytes_by_owner as s values (app_owner, change)
    on conflict (owner_id) do update set bytes = s.bytes + change;
  update stored_bytes_total set bytes = bytes + change;
  return null;
end $$;

create function move_stored_bytes() returns trigger language plpgsql as $$
declare
  moved bigint;
begin
  update stored_bytes set owner_id = new.owner_id where app_id = new.id returning bytes into moved;
  if found then
    update stored_bytes_by_owner set bytes = bytes - moved where owner_id = old.owner_id;
    insert into stored_bytes_by_owner as s values (new.owner_id, moved)
      on conflict (owner_id) do update set bytes = s.bytes + moved;
  end if;
  return null;
end $$;

create trigger apps_owner_bytes after update of owner_id on apps
  for each row when (old.owner_id is distinct from new.owner_id) execute function move_stored_bytes();
