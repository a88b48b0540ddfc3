-- A copy of an app stays out of sight, as a deleted one does, until all of it is there; what a killed server left of one
-- is removed with the deleted apps.
alter table apps add column is_unfinished boolean not null default false;
create index apps_deleted on apps (deleted_at) where deleted_at is not null;
