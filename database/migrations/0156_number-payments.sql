-- A payment from the balance takes its number before its row, because its journal is posted first (103).
grant usage on sequence payment_id_seq to onehaul_app;
