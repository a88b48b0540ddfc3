-- Who made a link that was handed over: it works while they are an admin. Null for those of whoever runs the server, and
-- for those that came by mail. Of older links nobody knows, so they end here.
delete from password_resets where not is_mailed;
alter table password_resets add column made_by text references users (id) on delete cascade;
create index password_resets_maker on password_resets (made_by) where made_by is not null;
-- A newer one takes the place of an older one. Mailed ones stay: anybody may ask for those.
create unique index password_resets_handed_over on password_resets (user_id) where not is_mailed;

-- Null for what was done to an account, and so to no app.
alter table audit_log alter column app_id drop not null;
