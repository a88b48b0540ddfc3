-- What somebody changed by hand in a version of its own, in words; null for what several saves share.
alter table checkpoints add column note text;
