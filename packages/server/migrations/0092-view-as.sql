-- A preview that its maker looks at as somebody else: its tokens give the rights of a made-up person of that role.
alter table tokens
  add column view_as text check (view_as in ('visitor', 'user', 'admin')),
  add constraint tokens_view_as check (view_as is null or scope in ('ticket', 'preview'));
