-- Who may enter an app. A person is invited by e-mail, perhaps before there is an account, or registers themselves
-- in an app that is open to everybody; where the app is private, only the invited count.
create table app_users (
  app_id       text not null references apps (id) on delete cascade,
  email        text not null,
  user_id      text references users (id) on delete cascade,
  role         text not null default 'user' check (role in ('user', 'admin')),
  data         jsonb not null default '{}',
  is_invited   boolean not null default false,
  -- When the person agreed to be known to the app; null until then.
  agreed_date  timestamptz(3),
  created_date timestamptz(3) not null default now(),
  updated_date timestamptz(3) not null default now(),
  primary key (app_id, email)
);
create index app_users_user on app_users (user_id);
