-- What apps report by `analytics.track`. No foreign key to apps, as with app_logs.
create table app_events (
  id           bigint generated always as identity primary key,
  app_id       text not null,
  -- Null for people who were not signed in.
  user_id      text,
  user_email   text,
  event_name   text not null,
  properties   jsonb not null,
  page_url     text,
  session_id   text,
  created_date timestamptz(3) not null default now()
);
create index app_events_of_app on app_events (app_id, id desc);
create index app_events_oldest on app_events (created_date);
