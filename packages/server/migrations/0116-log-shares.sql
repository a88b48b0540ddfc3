-- How much of an app's log is of people whom the app does not know: they have a share of their own.
alter table app_log_totals
  add column visitor_entries bigint not null default 0,
  add column visitor_bytes bigint not null default 0;
update app_log_totals t set visitor_entries = v.entries, visitor_bytes = v.bytes
from (
  select app_id, count(*) as entries, sum(bytes) as bytes from app_log_entries where user_id is null group by app_id
) v where v.app_id = t.app_id;
