-- Sheets that sellers hand in: read, looked at cell by cell, and taken as a whole or not at all.
create table import_file (
  tenant_id int not null,
  shop_id int not null,
  id uuid not null,
  member_id int not null,
  account_id int not null,
  kind text not null check (kind in ('codOrder', 'codSku', 'marketplaceShipment', 'returnList', 'peerOrder', 'boxList')),
  name text not null,
  -- Of the bytes: the same file is taken once.
  sha256 bytea not null,
  length_bytes int not null check (length_bytes > 0),
  state text not null default 'reading' check (state in ('reading', 'wrong', 'verified', 'committed', 'failed')),
  -- How far it has come, for who waits for it.
  total_rows int not null default 0,
  done_rows int not null default 0,
  wrong_rows int not null default 0,
  -- The piece to look at next: whoever goes on with it need not be who began.
  next_piece int not null default 0,
  -- When it last came further: sheets take turns by it.
  touched_at timestamptz not null default now(),
  -- [{text, column}]: the headings as the file has them, in its order, and the columns they stand for.
  headings jsonb not null default '[]',
  -- What all its rows have in common: a warehouse, a line.
  choices jsonb not null default '{}',
  refusal text,
  -- What it became: orders, goods.
  taken int not null default 0,
  -- Rows are forgotten after a while; that a file was taken is not.
  has_rows boolean not null default true,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  committed_at timestamptz,
  primary key (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id, member_id) references member (tenant_id, shop_id, id),
  foreign key (tenant_id, shop_id, account_id) references member (tenant_id, shop_id, id),
  check ((state = 'committed') = (committed_at is not null))
);
create index import_file_newest on import_file (tenant_id, shop_id, member_id, kind, created_at desc);
create unique index import_file_once on import_file (tenant_id, shop_id, member_id, kind, sha256)
  where state = 'committed';
create index import_file_reading on import_file (tenant_id, touched_at) where state = 'reading';
create index import_file_old on import_file (tenant_id, created_at) where has_rows;
select app.protect('import_file');

create table import_row (
  tenant_id int not null,
  shop_id int not null,
  import_id uuid not null,
  -- Rows are looked at piece by piece; those that belong together are in one.
  piece int not null,
  -- As the spreadsheet counts it.
  row_number int not null check (row_number > 0),
  -- What the file says, in its order, and the same as values, by our names of the columns.
  cells jsonb not null,
  read_values jsonb not null,
  -- [{column, problem}]
  problems jsonb not null default '[]',
  -- What it became.
  order_id bigint,
  primary key (tenant_id, shop_id, import_id, piece, row_number),
  foreign key (tenant_id, shop_id, import_id) references import_file (tenant_id, shop_id, id)
);
create index import_row_wrong on import_row (tenant_id, shop_id, import_id, row_number) where problems <> '[]'::jsonb;
select app.protect('import_row');
