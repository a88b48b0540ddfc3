-- When an account's address was shown to be its holder's: by a code or a link in a letter, or by an account provider.
alter table users add column email_verified_date timestamptz(3);
update users u set email_verified_date = i.created_date
  from identities i where i.user_id = u.id and i.email = u.email;

-- The code that an account's letter holds.
create table email_codes (
  user_id    text primary key references users (id) on delete cascade,
  code_hash  bytea not null,
  tries      int not null default 0,
  expires_at timestamptz(3) not null
);

-- A reset without an app was asked for at the builder's own sign-in.
alter table password_resets alter column app_id drop not null;
