-- Wrong tries count for the network that they come from first, so that a stranger elsewhere uses up nobody's.
alter table pending_registrations add column tries_by_network jsonb not null default '{}';
-- Failures that older servers write are of no network: they count for the account.
alter table sign_in_failures add column network text not null default '';
