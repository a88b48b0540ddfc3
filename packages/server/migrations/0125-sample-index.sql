-- Whether an entity has samples is asked for each list and figure of an app; most have none, which a small index says.
create index records_samples on records (app_id, entity, created_date desc, id) where is_sample;
