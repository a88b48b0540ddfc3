-- People who registered in an app and have not shown yet that the address is theirs.
create table pending_registrations (
  app_id          text not null references apps (id) on delete cascade,
  email           text not null,
  -- Of the account to be.
  id              text not null,
  -- Null where two passwords came for one address: whose is whose, nobody can tell.
  password_hash   text,
  full_name       text,
  code_hash       bytea not null,
  tries           int not null default 0,
  code_expires_at timestamptz(3) not null,
  created_date    timestamptz(3) not null default now(),
  primary key (app_id, email)
);

create table password_resets (
  hash       bytea primary key,
  app_id     text not null references apps (id) on delete cascade,
  user_id    text not null references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index password_resets_user on password_resets (user_id);

-- Mail that was asked for of late, by what it is counted under.
create table mail_counts (
  key text not null,
  at  timestamptz(3) not null default now()
);
create index mail_counts_key on mail_counts (key, at);
