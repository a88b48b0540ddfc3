-- What an answer looked up while it was written, and what it found.
alter table messages
  add column tool_calls   jsonb not null default '[]',
  add column tool_results jsonb not null default '[]';
