-- Accounts elsewhere that people sign in with; a subject means something at its issuer alone.
create table identities (
  issuer         text not null,
  subject        text not null,
  user_id        text not null references users (id) on delete cascade,
  -- What the issuer said when the identity was added.
  email          text not null,
  created_date   timestamptz(3) not null default now(),
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);
