-- Files of messages, apart from the messages: those travel with every change of their app.
create table message_files (
  app_id       text not null references apps (id) on delete cascade,
  id           text not null,
  name         text not null,
  type         text not null,
  bytes        bytea not null,
  created_date timestamptz(3) not null default now(),
  primary key (app_id, id)
);
-- Images and what came as base64 do not become smaller.
alter table message_files alter column bytes set storage external;
