-- What happened in apps: calls, visits and errors of pages, newest first. No foreign keys: lines are written in batches
-- and must not wait for whoever is changing an app.
create table app_log_entries (
  id           bigint generated always as identity primary key,
  app_id       text not null,
  -- Null for people who were not signed in.
  user_id      text,
  user_email   text,
  object_name  text not null,
  log_type     text not null,
  status       text not null,
  -- JSON, or its beginning where it was long.
  inputs       text,
  outputs      text,
  error        text,
  bytes        integer not null,
  created_date timestamptz(3) not null
);
create index app_log_entries_of_app on app_log_entries (app_id, id desc);
create index app_log_entries_of_user on app_log_entries (app_id, user_email, id desc) where user_email is not null;
create index app_log_entries_failed on app_log_entries (app_id, id desc) where status = 'error';
create index app_log_entries_failed_of_user on app_log_entries (app_id, user_email, id desc)
  where status = 'error' and user_email is not null;
create index app_log_entries_visits on app_log_entries (user_id, id desc) where log_type = 'page_view';
create index app_log_entries_oldest on app_log_entries (created_date);

-- Whose lines an app's log has, so that an address is found by a part of it.
create table app_log_users (
  app_id     text not null,
  user_email text not null,
  primary key (app_id, user_email)
);

-- How much an app's log holds, so that it is known without counting.
create table app_log_totals (
  app_id  text primary key,
  entries bigint not null,
  bytes   bigint not null
);

-- The visits that were kept so far.
insert into app_log_entries (app_id, user_id, user_email, object_name, log_type, status, bytes, created_date)
  select app_id, user_id, user_email, page, 'page_view', 'success', octet_length(page), created_date
  from app_logs order by id;
insert into app_log_users
  select distinct app_id, user_email from app_log_entries where user_email is not null;
insert into app_log_totals select app_id, count(*), sum(bytes) from app_log_entries group by app_id;
