-- Visits, counted by day as they come in, so that a year of a busy app is a few thousand small rows. Pages and people have
-- short numbers, since there is a row for each that met on a day. No foreign keys to apps, as with app_logs.
create table visit_pages (
  id     integer generated always as identity primary key,
  -- 'all' for every app together.
  app_id text not null,
  -- Empty for all pages of the app together.
  page   text not null,
  unique (app_id, page)
);
create table visit_users (
  id      integer generated always as identity primary key,
  user_id text not null unique,
  email   text not null
);
create index visit_users_email on visit_users (email);

-- `users` were signed in, `visitors` were not; each is counted once a day. Days are UTC.
create table visit_days (
  page_id          integer not null,
  day              date not null,
  visits           integer not null,
  anonymous_visits integer not null,
  users            integer not null,
  visitors         integer not null,
  primary key (page_id, day)
);
create table visit_user_days (
  page_id integer not null,
  day     date not null,
  user_id integer not null,
  visits  integer not null,
  primary key (page_id, day, user_id)
) with (fillfactor = 90);
create index visit_user_days_user on visit_user_days (user_id, page_id, day);
-- Of all pages of an app together, for ranges that hold whole months.
create table visit_user_months (
  page_id integer not null,
  month   date not null,
  user_id integer not null,
  visits  integer not null,
  primary key (page_id, month, user_id)
) with (fillfactor = 90);

-- Who came today without signing in: hashes that nobody can make again once the day's salt is gone.
create table visit_salts (
  day  date primary key,
  salt bytea not null
);
create table visitors_of_day (
  page_id integer not null,
  day     date not null,
  visitor bytea not null,
  primary key (page_id, day, visitor)
);

-- What was logged until now. Who the visitors of these days were is not known, so only their visits are counted.
create temporary table logged on commit drop as
  select app_id, page, (created_date at time zone 'UTC')::date as day, user_id, user_email
  from app_logs;

insert into visit_pages (app_id, page)
select distinct app_id, page from logged
union select distinct app_id, '' from logged
union select distinct 'all', '' from logged;

insert into visit_users (user_id, email)
select distinct on (user_id) user_id, user_email from logged
where user_id is not null and user_email is not null
order by user_id, day desc;

create temporary table counted on commit drop as
  select p.id as page_id, met.day, u.id as user_id, count(*)::integer as visits
  from (
    select app_id, page, day, user_id from logged
    union all select app_id, '', day, user_id from logged
    union all select 'all', '', day, user_id from logged
  ) met
  join visit_pages p on p.app_id = met.app_id and p.page = met.page
  left join visit_users u on u.user_id = met.user_id
  group by 1, 2, 3;

insert into visit_user_days (page_id, day, user_id, visits)
select page_id, day, user_id, visits from counted where user_id is not null;

insert into visit_user_months (page_id, month, user_id, visits)
select c.page_id, date_trunc('month', c.day)::date, c.user_id, sum(c.visits)
from counted c join visit_pages p on p.id = c.page_id
where c.user_id is not null and p.page = ''
group by 1, 2, 3;

insert into visit_days (page_id, day, visits, anonymous_visits, users, visitors)
select page_id, day, sum(visits), coalesce(sum(visits) filter (where user_id is null), 0), count(user_id), 0
from counted group by 1, 2;
