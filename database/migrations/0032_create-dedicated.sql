-- Bookings of dedicated lines: boxes announced by weight and size, a box list, an invoice.
create table dedicated_order (
  tenant_id int not null,
  shop_id int not null,
  order_id bigint not null,
  email text not null default '',
  -- Whether the shop declares it, or the sender's own broker does.
  is_customs boolean not null,
  -- As they were typed: [{grossGrams, tareGrams, quantity}] and [{lengthMm, widthMm, heightMm, quantity}].
  weight_rows jsonb not null,
  size_rows jsonb not null,
  box_list_import_id uuid,
  box_list_at timestamptz,
  invoice_number text,
  invoiced_at timestamptz,
  primary key (tenant_id, shop_id, order_id),
  foreign key (tenant_id, shop_id, order_id) references shop_order (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id, box_list_import_id) references import_file (tenant_id, shop_id, id),
  unique (tenant_id, shop_id, invoice_number),
  check ((box_list_at is null) = (box_list_import_id is null)),
  check ((invoice_number is null) = (invoiced_at is null))
);
select app.protect('dedicated_order');

-- What is in the boxes, as the box list has it.
create table box_list_line (
  tenant_id int not null,
  shop_id int not null,
  order_id bigint not null,
  position smallint not null check (position > 0),
  box_from smallint not null check (box_from > 0),
  box_count smallint not null check (box_count > 0),
  mark text not null default '',
  name_chinese text not null,
  name_english text not null,
  material text not null default '',
  hs_code text not null default '',
  pieces_per_box int not null check (pieces_per_box > 0),
  length_mm int not null check (length_mm > 0),
  width_mm int not null check (width_mm > 0),
  height_mm int not null check (height_mm > 0),
  gross_grams int not null check (gross_grams > 0),
  net_grams int not null check (net_grams > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  origin text not null default 'CN',
  primary key (tenant_id, shop_id, order_id, position),
  foreign key (tenant_id, shop_id, order_id) references shop_order (tenant_id, shop_id, id),
  check (net_grams <= gross_grams)
);
select app.protect('box_list_line');

-- The desk's list, and what is scanned of boxes that come packed.
create index shop_order_dedicated on shop_order (tenant_id, id desc) where kind = 'dedicated';
create index shop_order_sender_number on shop_order (tenant_id, shop_id, client_number) where client_number is not null;
