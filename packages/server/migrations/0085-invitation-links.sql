-- Where no mail server proves addresses, an invitation counts for who has its link. The code is kept as a hash.
alter table app_users
  add column is_accepted       boolean not null default false,
  add column invite_hash       bytea,
  add column invite_expires_at timestamptz(3);
-- Whoever is inside already stays; invitations that nobody has taken up need a link, which the owner can copy.
update app_users set is_accepted = true where is_invited and user_id is not null;
