-- Samples that somebody changed are theirs, and stay when samples are removed.
update records set is_sample = false where is_sample and updated_date > created_date;
