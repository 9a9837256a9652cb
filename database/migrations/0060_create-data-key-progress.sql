-- How far the job is that seals a tenant's secrets anew with the newest data key.
create table data_key_progress (
  tenant_id int not null,
  -- The table whose rows are walked.
  source text not null,
  -- The data key that rows are sealed with in this walk.
  key_id text not null,
  position text not null default '',
  resealed int not null default 0,
  -- Rows whose seal opened with none of the keys there are.
  unopened int not null default 0,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, source)
);
select app.protect('data_key_progress');
