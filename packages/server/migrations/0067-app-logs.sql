-- Visits to pages of apps. No foreign key to apps: its check would wait for whoever is changing the app's sources.
create table app_logs (
  id           bigint generated always as identity primary key,
  app_id       text not null,
  -- Null for people who were not signed in.
  user_id      text,
  user_email   text,
  page         text not null,
  created_date timestamptz(3) not null default now()
);
create index app_logs_of_app on app_logs (app_id, id desc);
create index app_logs_oldest on app_logs (created_date);
