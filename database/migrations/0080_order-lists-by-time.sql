-- Lists of the console are in the order of the time they show, with the id behind it: a row's id says when it was
-- written, not when what it tells of happened. Each of these indexes serves one list under row security.

drop index withdrawal_desk;
create index withdrawal_desk on withdrawal (tenant_id, created_at, id) where state in ('requested', 'approved');
drop index withdrawal_newest;
create index withdrawal_newest on withdrawal (tenant_id, created_at desc, id desc);

-- A receipt that is submitted again waits from then on, so the queue is one of receipts, not of payments.
create index bank_receipt_waiting on bank_receipt (tenant_id, submitted_at, payment_id) where reviewed_at is null;
create index bank_receipt_reviewed on bank_receipt (tenant_id, is_live, submitted_at desc, payment_id desc)
  where reviewed_at is not null;
drop index payment_newest;
create index payment_newest on payment (tenant_id, created_at desc, id desc);
drop index payment_desk;
create index payment_desk on payment (tenant_id, state, created_at desc, id desc) where state in ('underReview', 'held');
drop index payment_held;
create index payment_held on payment (tenant_id, created_at, id) where held_for is not null;
drop index refund_queue;
create index refund_queue on refund (tenant_id, state, created_at, id);
drop index reconciliation_break_open;
create index reconciliation_break_open on reconciliation_break (tenant_id, day, id) where resolved_at is null;
create index reconciliation_break_resolved on reconciliation_break (tenant_id, day desc, id desc)
  where resolved_at is not null;

drop index parcel_claim_queue;
create index parcel_claim_queue on parcel_claim (tenant_id, state, created_at, id);
create index parcel_unclaimed on parcel (tenant_id, received_at, id) where stage = 'unclaimed';
drop index parcel_abandoned;
create index parcel_abandoned on parcel (tenant_id, received_at, id) where storage_step = 'abandoned';
-- The parcel list shows when a parcel was received, and before that when it was announced.
create index parcel_known on parcel (tenant_id, shop_id, (coalesce(received_at, created_at)) desc, id desc)
  where stage <> 'joined';
drop index parcel_state;
create index parcel_state on parcel (tenant_id, shop_id, state, (coalesce(received_at, created_at)) desc, id desc);

create index shop_order_shop on shop_order (tenant_id, shop_id, created_at desc, id desc);
drop index shop_order_step;
create index shop_order_step on shop_order (tenant_id, step, created_at desc, id desc);
drop index shop_order_dedicated;
create index shop_order_dedicated on shop_order (tenant_id, created_at desc, id desc) where kind = 'dedicated';
create index batch_newest on batch (tenant_id, created_at desc, id desc);

drop index member_newest;
create index member_newest on member (tenant_id, created_at desc, id desc);
drop index member_state;
create index member_state on member (tenant_id, state, created_at desc, id desc);
drop index support_case_newest;
create index support_case_newest on support_case (tenant_id, created_at desc, id desc);
drop index earning_newest;
create index earning_newest on earning (tenant_id, created_at desc, id desc);

drop index cod_statement_newest;
create index cod_statement_newest on cod_statement (tenant_id, created_at desc, id desc);
drop index cod_remittance_newest;
create index cod_remittance_newest on cod_remittance (tenant_id, created_at desc, id desc);
drop index peer_statement_newest;
create index peer_statement_newest on peer_statement (tenant_id, month desc, id desc);
drop index return_parcel_shop;
create index return_parcel_shop on return_parcel (tenant_id, state, created_at, id);
drop index stock_inbound_desk;
create index stock_inbound_desk on stock_inbound (tenant_id, shop_id, warehouse_id, state, created_at, id);
drop index marketplace_order_desk;
create index marketplace_order_desk on marketplace_order (tenant_id, state, created_at desc, id desc) include (shop_id);

create index audit_newest on audit (tenant_id, created_at desc, id desc);
drop index audit_subject;
create index audit_subject on audit (tenant_id, subject, subject_id, created_at desc, id desc);
drop index audit_staff;
create index audit_staff on audit (tenant_id, staff_id, created_at desc, id desc);
