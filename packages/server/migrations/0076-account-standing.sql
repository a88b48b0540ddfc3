-- How an account stands with the installation and its payments, and what an app has installed beside Core.
alter table users
  add column is_beta_tester             boolean not null default false,
  add column disabled                   boolean not null default false,
  add column stripe_customer_id         text unique,
  add column stripe_subscription_id     text unique,
  add column stripe_subscription_status text,
  add column subscription_schedule_id   text,
  add column subscription_schedule_tier text;
alter table apps add column installable_integrations jsonb not null default '[]';
