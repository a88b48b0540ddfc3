-- Mail of an installation without a mail server; sealed, since it holds what lets people in.
create table outbox (
  id           bigint generated always as identity primary key,
  sealed       bytea not null,
  created_date timestamptz(3) not null default now()
);
