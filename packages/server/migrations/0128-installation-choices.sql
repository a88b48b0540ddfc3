-- What the admins chose for the whole installation, one row a choice.
create table installation_choices (
  name  text primary key,
  value text not null
);
