-- Ways into an app that its maker shut; what is not named is open.
alter table apps add column auth_config jsonb not null default '{}';
