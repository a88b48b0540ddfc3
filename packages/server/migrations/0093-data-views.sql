-- Ways of looking at an entity's records that a maker keeps under a name. No foreign key to apps: its check would wait
-- for whoever is changing the app's sources.
create table data_views (
  id           text primary key,
  app_id       text not null,
  entity       text not null,
  user_id      text not null references users (id) on delete cascade,
  name         text not null,
  view         jsonb not null,
  created_date timestamptz(3) not null default now(),
  unique (app_id, entity, user_id, name)
);
create index data_views_of_user on data_views (user_id);
