-- Whether a change of a schema changed rules, which are taken back by nothing but their own undo.
alter table schema_changes add column changes_rules boolean not null default false;
