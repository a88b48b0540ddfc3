-- By which way somebody signed in, so that an app can ask whether it still takes that way; null where nobody knows.
alter table tokens add column proved_by text check (proved_by in ('password', 'google', 'openid'));
alter table users add column api_key_proved_by text
  check (api_key_proved_by in ('password', 'google', 'openid'));

-- What is there: known where the account has one way only.
with ways as (
  select u.id,
    case
      when count(i.subject) = 0 then 'password'
      when u.password_hash is not null then null
      when bool_and(i.issuer = 'https://accounts.google.com') then 'google'
      when bool_and(i.issuer <> 'https://accounts.google.com') then 'openid'
    end as way
  from users u left join identities i on i.user_id = u.id
  group by u.id
), of_tokens as (
  update tokens t set proved_by = w.way from ways w
  where w.id = t.user_id and t.scope in ('builder', 'app', 'code')
)
update users u set api_key_proved_by = w.way from ways w where w.id = u.id and u.api_key_hash is not null;
