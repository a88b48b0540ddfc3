-- `service`: an app's own backend, which acts in that app alone and past its row rules.
alter table tokens drop constraint tokens_scope_check;
alter table tokens add constraint tokens_scope_check
  check (scope in ('builder', 'app', 'preview', 'ticket', 'service'));
