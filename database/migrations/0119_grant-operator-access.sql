-- The operator's support enters a company only with a grant of its owner.

-- A visitor is a person of the operator in a company's own log and records. The row has no role, password or
-- address, is no staff member, and never signs in: rights come from the visit alone.
alter table staff
  drop constraint staff_state_check,
  drop constraint staff_check3,
  add constraint staff_state_check check (state in ('active', 'suspended', 'visitor')),
  add constraint staff_visitor check (
    case when state = 'visitor'
      then tenant_id <> 1 and cardinality(roles) = 0 and company_role_id is null and password_hash is null
        and totp_secret is null
      else cardinality(roles) > 0 or company_role_id is not null end);
-- Its address is not real, so it is not in the directory by which people sign in.
drop trigger staff_listed on staff;
create trigger staff_listed after insert or update of email, roles on staff
  for each row when (new.state <> 'visitor') execute function app.list_staff_member();

create table operator_grant (
  tenant_id int not null references tenant check (tenant_id <> 1),
  id uuid not null,
  granted_by int not null,
  level text not null check (level in ('read', 'change')),
  note text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  revoked_by int,
  primary key (tenant_id, id),
  foreign key (tenant_id, granted_by) references staff (tenant_id, id),
  foreign key (tenant_id, revoked_by) references staff (tenant_id, id),
  check ((revoked_at is null) = (revoked_by is null))
);
create index operator_grant_age on operator_grant (tenant_id, created_at desc);
-- The live grant is read with every page of the console.
create index operator_grant_live on operator_grant (tenant_id, expires_at) where revoked_at is null;
select app.protect('operator_grant');

-- A visit is a session on top of the operator's own one: `session_id` is in the platform's tenant.
create table operator_visit (
  tenant_id int not null,
  id uuid not null,
  grant_id uuid not null,
  -- The visitor's row in this company.
  staff_id int not null,
  -- The person and the session in the platform's tenant.
  operator_id int not null,
  session_id uuid not null,
  token_hash bytea not null,
  address inet not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, grant_id) references operator_grant (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create index operator_visit_grant on operator_visit (tenant_id, grant_id, created_at);
select app.protect('operator_visit');

-- The operator's announcements to the staff of all companies, shown in the console.
create table platform_announcement (
  tenant_id int not null default 1 check (tenant_id = 1),
  id uuid not null,
  texts app.translated not null,
  severity text not null check (severity in ('info', 'maintenance')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Set when it was ended before its time.
  ended_at timestamptz,
  staff_id int not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create index platform_announcement_age on platform_announcement (tenant_id, starts_at desc);
create index platform_announcement_current on platform_announcement (tenant_id, ends_at) where ended_at is null;
select app.protect('platform_announcement');
