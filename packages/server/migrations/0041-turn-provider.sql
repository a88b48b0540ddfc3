-- Who is to answer a turn; null is whoever answers at this server.
alter table turns add column provider text check (provider in ('built-in'));
