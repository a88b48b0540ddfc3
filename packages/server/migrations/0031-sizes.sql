-- A call's body is limited, but a record could grow without end by many calls, until nobody could list it. Bytes as
-- jsonb, before compression.
alter table records add constraint records_size check (pg_column_size(data) <= 2000000) not valid;
alter table app_users add constraint app_users_size check (pg_column_size(data) <= 300000) not valid;
