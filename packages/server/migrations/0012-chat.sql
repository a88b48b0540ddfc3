-- The conversation of each app, and the turns: one answer of the assistant with all its work.
create table messages (
  app_id            text not null references apps (id) on delete cascade,
  id                text not null,
  role              text not null check (role in ('user', 'assistant', 'tool')),
  content           text not null,
  hidden            boolean not null default false,
  file_urls         jsonb not null default '[]',
  checkpoint_id     text,
  custom_context    jsonb,
  params            jsonb,
  client_message_id text,
  turn_id           text,
  author_id         text,
  created_by_email  text,
  created_by_name   text,
  created_date      timestamptz(3) not null default now(),
  primary key (app_id, id)
);
create unique index messages_client on messages (app_id, client_message_id) where client_message_id is not null;
create table turns (
  app_id         text not null references apps (id) on delete cascade,
  id             text not null,
  question_id    text not null,
  answer_id      text not null,
  state          text not null default 'accepted'
    check (state in ('accepted', 'running', 'settled', 'needs_attention', 'stopped', 'failed')),
  stop_requested boolean not null default false,
  -- The process that runs the turn.
  runner         integer,
  changes        jsonb not null default '[]',
  receipt        jsonb,
  seq            integer not null default 0,
  created_date   timestamptz(3) not null default now(),
  ended_date     timestamptz(3),
  primary key (app_id, id)
);
create index turns_open on turns (state) where state in ('accepted', 'running');
