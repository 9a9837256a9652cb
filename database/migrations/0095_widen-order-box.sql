-- An order takes as many parcels as there are (A50), so it may leave in more than fifty boxes: as many as the label of a
-- box has digits for. The old limit is wider than every row, so nothing has to be looked at twice.
alter table order_box drop constraint order_box_box_number_check;
alter table order_box add constraint order_box_box_number_check check (box_number between 1 and 9999) not valid;
alter table order_box validate constraint order_box_box_number_check;
