-- Names that are no pages of their app are counted together: anybody may send one, and a hundred of them stood among an
-- app's real pages. What was counted under each so far becomes one.
insert into visit_pages (app_id, page)
select distinct app_id, '(other)' from visit_pages where is_strange
on conflict do nothing;

create temporary table merged on commit drop as
  select s.id as page_id, o.id as other_id
  from visit_pages s join visit_pages o on o.app_id = s.app_id and o.page = '(other)'
  where s.is_strange and s.page <> '(other)';

insert into visit_user_days as d (page_id, day, user_id, visits)
select m.other_id, u.day, u.user_id, sum(u.visits)
from visit_user_days u join merged m on m.page_id = u.page_id group by 1, 2, 3
on conflict (page_id, day, user_id) do update set visits = d.visits + excluded.visits;

insert into visitors_of_day (page_id, day, visitor)
select distinct m.other_id, v.day, v.visitor from visitors_of_day v join merged m on m.page_id = v.page_id
on conflict do nothing;

-- Who the visitors of earlier days were is not known any more, so as many of them may have been one as there were pages.
insert into visit_days as d (page_id, day, visits, anonymous_visits, users, visitors)
select m.other_id, v.day, sum(v.visits), sum(v.anonymous_visits),
  (select count(*) from visit_user_days u where u.page_id = m.other_id and u.day = v.day), max(v.visitors)
from visit_days v join merged m on m.page_id = v.page_id group by 1, 2
on conflict (page_id, day) do update
  set visits = d.visits + excluded.visits, anonymous_visits = d.anonymous_visits + excluded.anonymous_visits;

delete from visit_user_days where page_id in (select page_id from merged);
delete from visitors_of_day where page_id in (select page_id from merged);
delete from visit_days where page_id in (select page_id from merged);
delete from visit_pages where id in (select page_id from merged);
alter table visit_pages drop column is_strange;

-- A hash of the network that a visitor of today came from, which goes with the day as theirs does: one network is no more
-- than a few visitors of an app, whatever its browsers call themselves.
alter table visitors_of_day add column network bytea;
create index visitors_of_day_network on visitors_of_day (page_id, day, network);

-- Visits and errors of one page, also of one user.
create index app_log_entries_of_page on app_log_entries (app_id, object_name, id desc)
  where log_type in ('page_view', 'page_error');
