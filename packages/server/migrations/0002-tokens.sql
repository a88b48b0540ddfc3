-- Opaque tokens, only their sha256; the scope says which doors they open.
create table tokens (
  hash        bytea primary key,
  scope       text not null check (scope in ('builder', 'app', 'preview', 'ticket')),
  user_id     text references users (id) on delete cascade,
  app_id      text,
  app_user_id text,
  created_at  timestamptz(3) not null default now(),
  expires_at  timestamptz(3) not null,
  check (scope = 'builder' or app_id is not null)
);
create index tokens_user on tokens (user_id);
create index tokens_app on tokens (app_id, app_user_id);
create index tokens_expiry on tokens (expires_at);
