-- What people who have not signed in may do in an app that lets them in: nothing that costs its owner, until the owner
-- allows it. This holds for apps that are live already, too.
alter table apps
  add column visitors_may_upload boolean not null default false,
  add column visitors_may_use_ai boolean not null default false;
