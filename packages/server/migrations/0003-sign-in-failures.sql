-- Failed sign-ins of an account; ten in fifteen minutes lock it for fifteen (security.md).
create table sign_in_failures (
  email text not null,
  at    timestamptz(3) not null default now()
);
create index sign_in_failures_email on sign_in_failures (email, at);
