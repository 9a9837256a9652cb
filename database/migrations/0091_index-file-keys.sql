-- The sweep of orphaned files asks whether a row names an object: one index for each column that does, under the wall.
create index file_key on file (tenant_id, shop_id, file_key);
create index parcel_photo_key on parcel_photo (tenant_id, shop_id, file_key);
create index parcel_photo_blurred_key on parcel_photo (tenant_id, shop_id, blurred_key);
create index order_photo_key on order_photo (tenant_id, shop_id, file_key);
create index service_photo_key on service_photo (tenant_id, shop_id, file_key);
create index return_photo_key on return_photo (tenant_id, shop_id, file_key);
create index print_job_key on print_job (tenant_id, shop_id, file_key) where file_key is not null;
create index batch_signature_key on batch (tenant_id, shop_id, signature_key) where signature_key is not null;
create index withdrawal_proof_key on withdrawal (tenant_id, shop_id, proof_key) where proof_key is not null;
create index marketplace_order_label_key on marketplace_order (tenant_id, shop_id, label_key) where label_key is not null;
