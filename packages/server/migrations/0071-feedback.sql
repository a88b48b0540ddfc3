-- What people think of the product. No foreign key: it outlives the account.
create table feedback (
  id           text primary key,
  user_id      text not null,
  user_email   text not null,
  -- Of the dialog with a tag, or of the one with a rating.
  tag          text,
  feedback_url text,
  emoji        text,
  feedback     text,
  created_date timestamptz(3) not null default now()
);
create index feedback_of_user on feedback (user_id, created_date);

-- The account of a code host that somebody connected.
alter table users add column github_username text;
