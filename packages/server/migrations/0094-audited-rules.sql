-- What an entity's rules were and became, as they are written in its schema; `before` and `after` say it in short.
alter table audit_log add column rules jsonb;
