-- Names that are no pages of their app are counted up to a hundred; marked, so that real pages take none of their places.
alter table visit_pages add column is_strange boolean not null default false;
update visit_pages p set is_strange = true
from apps a where a.id = p.app_id and p.page <> '' and not a.tree::jsonb ? ('pages/' || p.page);
-- A person's visits are read from what was counted by day.
drop index app_log_entries_visits;
