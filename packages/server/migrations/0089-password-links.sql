-- Links for a new password that an administrator hands out prove nothing of the address, unlike those that came by mail.
alter table password_resets add column is_mailed boolean not null default true;
