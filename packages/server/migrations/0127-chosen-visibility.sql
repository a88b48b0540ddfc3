-- Who chose that an app stays private is not offered to open it, wherever they look at it next.
alter table apps add column is_visibility_chosen boolean not null default false;
update apps a set is_visibility_chosen = true
where a.public_settings <> 'private_with_login'
  or exists (select 1 from audit_log l where l.app_id = a.id and l.action = 'visibility.changed');
