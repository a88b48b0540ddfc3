-- The code that ends a sign-in by an account provider: worth something only with the nonce of the browser that began.
alter table tokens drop constraint tokens_scope_check;
alter table tokens add column nonce_hash bytea;
alter table tokens add constraint tokens_scope_check
  check (scope in ('builder', 'app', 'preview', 'ticket', 'service', 'code'));
alter table tokens drop constraint tokens_check;
alter table tokens add constraint tokens_check
  check (scope = 'builder' or app_id is not null or (scope = 'code' and nonce_hash is not null));

-- Whether pages of other websites may show the published app in a frame.
alter table apps add column allow_embedding boolean not null default false;
