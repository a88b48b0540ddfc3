-- The process that runs a turn, by the name that its connections carry (see features/turns/processes.ts).
alter table turns alter column runner type text;
