-- How often something was done of late, counted by all processes together. Counts are written all the time and worth
-- nothing after their window: they go without a log, and a crash of the database forgets them.
create unlogged table rate_counts (
  key     text not null,
  seconds int not null,
  calls   int not null,
  -- What the last call was granted; 0 where it was refused.
  granted int not null,
  until   timestamptz not null,
  primary key (key, seconds)
);
create index rate_counts_until on rate_counts (until);
drop table mail_counts;
