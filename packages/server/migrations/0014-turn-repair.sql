-- What did not pass in a turn, the files it was in, and the rounds in which the assistant mends its own mistakes.
alter table turns
  add column failures jsonb not null default '[]',
  add column drafts   jsonb not null default '{}',
  add column repair   integer not null default 0;
alter table turns drop constraint turns_state_check;
alter table turns add constraint turns_state_check
  check (state in ('accepted', 'running', 'repairing', 'settled', 'needs_attention', 'stopped', 'failed'));
drop index turns_open;
create index turns_open on turns (state) where state in ('accepted', 'running', 'repairing');
-- One line a turn and event: reserved when it is accepted, then settled or released when it ends. It outlives its app.
create table credit_entries (
  app_id       text not null,
  turn_id      text not null,
  kind         text not null check (kind in ('reserved', 'settled', 'released')),
  amount       integer not null,
  -- Whose allowance it is: that of the person who asked.
  user_id      text,
  created_date timestamptz(3) not null default now(),
  primary key (app_id, turn_id, kind)
);
create index credit_entries_user on credit_entries (user_id, created_date);
