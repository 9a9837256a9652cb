-- A proposed refund of packing loses its ground when the boxes are opened again: nobody refused it.
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check
  check (state in ('proposed', 'sending', 'done', 'failed', 'refused', 'withdrawn')) not valid;
alter table refund validate constraint refund_state_check;
alter table refund drop constraint refund_by_two;
alter table refund add constraint refund_by_two
  check (not is_for_two or state in ('proposed', 'refused', 'withdrawn') or decided_by is distinct from proposed_by)
  not valid;
alter table refund validate constraint refund_by_two;
