-- Money and points of members and shops, in double entry (A45, A47). `app.post` is the only way anything moves.

-- What a member owns at a shop, or the shop's own side of it. A balance is the sum of the account's entries.
create table ledger_account (
  tenant_id int not null,
  shop_id int not null,
  -- The member it belongs to; 0 for the shop itself.
  owner_id int not null check (owner_id >= 0),
  member_id int generated always as (nullif(owner_id, 0)) stored,
  kind text not null,
  -- A currency, or points: these are never added to each other.
  unit text not null,
  balance bigint not null default 0 check (balance between -9007199254740991 and 9007199254740991),
  -- What the balance may not fall below. Null: the shop's own side, which tells who owes whom.
  floor bigint generated always as (case when owner_id > 0 or kind = 'codPayable' then 0 end) stored,
  -- How many there are: the next entry's place in the chain.
  entries bigint not null default 0,
  primary key (tenant_id, shop_id, owner_id, kind, unit),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  foreign key (tenant_id, shop_id, member_id) references member (tenant_id, shop_id, id),
  check (case when owner_id > 0
    then kind in ('cash', 'gift', 'points', 'earnings', 'hold')
    else kind in ('revenue', 'refunds', 'gatewayClearing', 'bankClearing', 'codPayable', 'tax', 'giftIssued',
      'pointsIssued', 'commission', 'adjustment') end),
  check (case when kind in ('points', 'pointsIssued') then unit = 'points' else unit ~ '^[A-Z]{3}$' end),
  constraint ledger_account_floor check (balance >= floor)
) with (fillfactor = 70);
select app.protect('ledger_account');
-- Whose it is and what it counts never change.
revoke update, delete on ledger_account from onehaul_app;
grant update (balance, entries) on ledger_account to onehaul_app;

-- One thing that happened to money or points, under a key that happens once.
create table journal (
  tenant_id int not null,
  shop_id int not null,
  id bigint generated always as identity,
  key text not null check (length(key) between 1 and 200),
  -- Of what was asked: the same key for something else is refused.
  request_hash bytea not null,
  kind text not null,
  -- How many entries it has. It commits with exactly these, and each has its number: none can be added later.
  legs smallint not null check (legs between 2 and 100),
  subject text,
  subject_id bigint,
  actor text not null check (actor in ('member', 'staff', 'system')),
  actor_id int,
  remark text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, shop_id, key),
  unique (tenant_id, id, shop_id, legs),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id),
  check ((subject is null) = (subject_id is null)),
  check ((actor = 'system') = (actor_id is null))
);
create index journal_subject on journal (tenant_id, shop_id, subject, subject_id) where subject is not null;
select app.protect('journal');
revoke update, delete on journal from onehaul_app;

create table entry (
  tenant_id int not null,
  shop_id int not null,
  owner_id int not null,
  account text not null,
  unit text not null,
  -- Its place in the account, without gaps: clocks and journal numbers do not tell what came first.
  position bigint not null check (position > 0),
  journal_id bigint not null,
  leg smallint not null,
  legs smallint not null,
  amount bigint not null check (amount <> 0 and amount between -1000000000000000 and 1000000000000000),
  -- Of the account, after it.
  balance bigint not null,
  primary key (tenant_id, shop_id, owner_id, account, unit, position),
  unique (tenant_id, journal_id, leg),
  foreign key (tenant_id, shop_id, owner_id, account, unit)
    references ledger_account (tenant_id, shop_id, owner_id, kind, unit),
  foreign key (tenant_id, journal_id, shop_id, legs) references journal (tenant_id, id, shop_id, legs),
  check (leg between 1 and legs)
);
select app.protect('entry');
revoke update, delete on entry from onehaul_app;

-- When the transaction commits, a journal has all its entries, and they come to nothing in every unit.
create function app.assert_balanced() returns trigger language plpgsql set search_path = public as $$
declare
  written int;
  crooked text;
begin
  select sum(units.entries), string_agg(units.unit, ', ') filter (where units.total <> 0) into written, crooked
  from (
    select unit, count(*) as entries, sum(amount) as total
    from entry where tenant_id = new.tenant_id and journal_id = new.id group by unit) units;
  if crooked is not null or written is distinct from new.legs then
    raise exception 'journal % does not add up: % of % entries, uneven in %', new.id, coalesce(written, 0), new.legs,
      coalesce(crooked, 'nothing') using errcode = '23514', constraint = 'journal_adds_up';
  end if;
  return null;
end
$$;
create constraint trigger adds_up after insert on journal
  deferrable initially deferred for each row execute function app.assert_balanced();

-- Posts a journal once, in one round trip and with the caller's own rights. A leg is
-- {account, owner, unit, minor} and, where something else is used up first, {first}: gift money before cash.
-- OH001 says which kind of account has not enough; OH002 that the key stands for another journal.
create function app.post(
  of_tenant int, of_shop int, with_key text, of_kind text, about text, about_id bigint, by_actor text, by_id int,
  with_remark text, asked jsonb)
returns table (journal_id bigint, is_replayed boolean, legs jsonb)
language plpgsql set search_path = public as $$
declare
  hash bytea := sha256(convert_to(jsonb_build_array(of_kind, about, about_id, asked)::text, 'UTF8'));
  earlier bytea;
  part record;
  held bigint;
  rest bigint;
  after record;
  is_made boolean;
  owners int[] := '{}';
  accounts text[] := '{}';
  units text[] := '{}';
  minors bigint[] := '{}';
  positions bigint[] := '{}';
  balances bigint[] := '{}';
begin
  -- Every journal takes its accounts in this order, and makes a missing one when its turn comes: none waits for
  -- another in a circle. Members come before the shop, so that nobody holds what all need while waiting for one person.
  for part in
    select leg.owner, leg.unit, leg.minor, spent.account, spent.role
    from jsonb_to_recordset(asked) as leg (account text, owner int, unit text, minor bigint, first text)
    cross join lateral (values
      (leg.account, case when leg.first is null then 'whole' else 'rest' end), (leg.first, 'first')) as spent (account, role)
    where spent.account is not null
    order by leg.owner = 0, leg.owner, spent.account desc, leg.unit
  loop
    -- The shop's come last, and are taken by the update itself: all its members wait for them.
    while part.owner > 0 loop
      select balance into held from ledger_account
      where tenant_id = of_tenant and shop_id = of_shop and owner_id = part.owner and kind = part.account
        and unit = part.unit for no key update;
      exit when found;
      insert into ledger_account (tenant_id, shop_id, owner_id, kind, unit)
      values (of_tenant, of_shop, part.owner, part.account, part.unit) on conflict do nothing;
    end loop;
    if part.role = 'first' then
      rest := least(part.minor + held, 0);
      part.minor := part.minor - rest;
    elsif part.role = 'rest' then
      part.minor := rest;
    end if;
    if part.minor <> 0 then
      owners := owners || part.owner;
      accounts := accounts || part.account;
      units := units || part.unit;
      minors := minors || part.minor;
    end if;
  end loop;

  insert into journal (tenant_id, shop_id, key, request_hash, kind, legs, subject, subject_id, actor, actor_id, remark)
  values (of_tenant, of_shop, with_key, hash, of_kind, cardinality(minors), about, about_id, by_actor, by_id, with_remark)
  on conflict (tenant_id, shop_id, key) do nothing returning id into journal_id;
  is_replayed := journal_id is null;
  if is_replayed then
    select journal.id, journal.request_hash into journal_id, earlier from journal
    where journal.tenant_id = of_tenant and journal.shop_id = of_shop and journal.key = with_key;
    if earlier <> hash then
      raise exception 'the key % stands for another journal', with_key using errcode = 'OH002';
    end if;
    select jsonb_agg(jsonb_build_object('account', entry.account, 'owner', entry.owner_id, 'unit', entry.unit,
      'minor', entry.amount, 'balance', entry.balance) order by entry.leg) into legs
    from entry where entry.tenant_id = of_tenant and entry.journal_id = post.journal_id;
    return next;
    return;
  end if;

  for place in 1 .. cardinality(minors) loop
    is_made := false;
    loop
      update ledger_account set balance = balance + minors[place], entries = entries + 1
      where tenant_id = of_tenant and shop_id = of_shop and owner_id = owners[place] and kind = accounts[place]
        and unit = units[place] and (floor is null or balance + minors[place] >= floor)
      returning balance, entries into after;
      exit when found;
      if owners[place] > 0 or is_made then
        raise exception 'not enough in %', accounts[place] using errcode = 'OH001', detail = accounts[place];
      end if;
      insert into ledger_account (tenant_id, shop_id, owner_id, kind, unit)
      values (of_tenant, of_shop, owners[place], accounts[place], units[place]) on conflict do nothing;
      is_made := true;
    end loop;
    positions := positions || after.entries;
    balances := balances || after.balance;
  end loop;
  insert into entry (tenant_id, shop_id, owner_id, account, unit, position, journal_id, leg, legs, amount, balance)
  select of_tenant, of_shop, moved.owner, moved.account, moved.unit, moved.position, post.journal_id, moved.leg,
    cardinality(minors), moved.minor, moved.balance
  from unnest(owners, accounts, units, positions, minors, balances) with ordinality
    as moved (owner, account, unit, position, minor, balance, leg);
  select jsonb_agg(jsonb_build_object('account', moved.account, 'owner', moved.owner, 'unit', moved.unit,
    'minor', moved.minor, 'balance', moved.balance)) into legs
  from unnest(owners, accounts, units, minors, balances) as moved (owner, account, unit, minor, balance);
  return next;
end
$$;
revoke execute on function app.post from public;
grant execute on function app.post to onehaul_app;

-- How far each account was proved: up to which entry, and what its balance was then.
create table ledger_proof (
  tenant_id int not null,
  shop_id int not null,
  owner_id int not null,
  account text not null,
  unit text not null,
  position bigint not null,
  balance bigint not null,
  proved_at timestamptz not null default now(),
  primary key (tenant_id, shop_id, owner_id, account, unit),
  foreign key (tenant_id, shop_id, owner_id, account, unit)
    references ledger_account (tenant_id, shop_id, owner_id, kind, unit)
);
select app.protect('ledger_proof');
