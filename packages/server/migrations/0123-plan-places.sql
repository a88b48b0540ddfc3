-- Where in the plan a message belongs that changed nothing, so that it can be changed by hand there.
alter table turns add column plan_place jsonb;
