-- People with an account on this installation: makers and those who sign in to apps by it.
create table users (
  id                text primary key,
  email             text not null,
  password_hash     text,
  full_name         text,
  phone_number      text,
  platform_role     text not null default 'user' check (platform_role in ('user', 'platform_admin')),
  subscription_tier text not null default 'free',
  api_key_hash      bytea unique,
  api_key_sealed    bytea,
  created_date      timestamptz(3) not null default now()
);
create unique index users_email on users (email);
