-- Names of their own under which apps answer. Many may claim a name, one can have it verified.
create table custom_domains (
  id                  text primary key,
  app_id              text not null references apps (id) on delete cascade,
  domain              text not null check (domain = lower(domain)),
  last_status_payload jsonb not null default '{}',
  last_status_check   timestamptz(3),
  created_date        timestamptz(3) not null default now(),
  unique (app_id, domain)
);
create unique index custom_domains_verified on custom_domains (domain)
  where last_status_payload ->> 'verificationStatus' = 'verified';
