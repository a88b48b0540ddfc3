-- Who changed what in an app. No foreign keys: what was done outlives the app and the account.
create table audit_log (
  id           bigint generated always as identity primary key,
  app_id       text not null,
  -- Null for what the server did by itself; the assistant's changes are theirs who asked it.
  actor_id     text,
  actor_email  text,
  action       text not null,
  subject      text not null,
  before       text,
  after        text,
  address      text,
  created_date timestamptz(3) not null default now()
);
create index audit_log_of_app on audit_log (app_id, id desc);
create index audit_log_oldest on audit_log (created_date);

-- Entries are added and, when they are old enough, pruned; nothing else ever happens to them.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_date < now() - interval '399 days' then
    return old;
  end if;
  raise exception 'The audit log is append-only';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function keep_audit_log();
