-- A turn whose mistakes are found after its end gives back what it took; the amount is what is given back.
alter table credit_entries drop constraint credit_entries_kind_check;
alter table credit_entries add constraint credit_entries_kind_check
  check (kind in ('reserved', 'settled', 'released', 'refunded'));
