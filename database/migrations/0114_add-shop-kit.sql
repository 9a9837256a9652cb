-- The kit a shop was made from, and which version of it.
alter table shop
  add column kit text,
  add column kit_version int,
  add check ((kit is null) = (kit_version is null));
