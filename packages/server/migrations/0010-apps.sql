-- Apps. `tree` is the working tree: path -> hash of a source blob, as json because the order of files is kept.
create table apps (
  id                            text primary key,
  owner_id                      text not null references users (id),
  name                          text not null,
  slug                          text not null unique,
  logo_url                      text,
  logo_prompt                   text,
  user_description              text,
  state                         text not null default 'ready' check (state in ('ready', 'processing', 'error')),
  status_details                text,
  status_date                   timestamptz(3) not null default now(),
  app_stage                     text not null default 'pending' check (app_stage in ('pending', 'ready')),
  public_settings               text not null default 'private_with_login'
    check (public_settings in ('private_with_login', 'public_with_login', 'public_without_login')),
  main_page                     text,
  is_starred                    boolean not null default false,
  is_blocked                    boolean not null default false,
  deep_coding_mode              boolean not null default false,
  has_backend_functions_enabled boolean not null default false,
  github_repo_url               text,
  theme_color                   text,
  custom_instructions           text,
  frozen_files                  jsonb not null default '[]',
  integrations                  jsonb not null default '[]',
  suggestions                   jsonb not null default '[]',
  tree                          json not null default '{}',
  app_code_hash                 text not null default '',
  checkpoint_id                 text,
  last_deployed_at              timestamptz(3),
  created_by                    text not null,
  created_date                  timestamptz(3) not null default now(),
  updated_date                  timestamptz(3) not null default now(),
  deleted_at                    timestamptz(3)
);
create index apps_owner on apps (owner_id, updated_date desc) where deleted_at is null;
create index apps_updated on apps (updated_date desc) where deleted_at is null;
