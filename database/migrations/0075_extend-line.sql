-- Where a line hands goods over: at the receiver's door, at a pickup point, or at either. The default is a constant, so
-- the table is not rewritten.
alter table line
  add column delivery text not null default 'dispatch'
    constraint line_delivery_known check (delivery in ('dispatch', 'pickup', 'either'));
