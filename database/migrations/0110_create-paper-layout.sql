-- How a shop has its labels, order sheets and invoices printed. A shop without a row prints the standard, which is
-- version 1 of its history.
create table paper_layout (
  tenant_id int not null,
  shop_id int not null,
  paper text not null check (paper in ('label', 'orderSheet', 'invoice')),
  version int not null check (version > 1),
  layout jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, paper),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('paper_layout');
