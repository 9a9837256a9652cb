-- The platform's dictionaries (countries, regions, customs rules) come with each release as files. The operator
-- edits them in the console; a later release leaves edited rows as they are.

-- Of each dictionary: the release's file that was applied last, and a number that grows with every change, so that
-- a process notices that its copy is old.
create table reference_version (
  dictionary text primary key check (dictionary in ('country', 'region', 'customsRule')),
  release_hash text not null default '',
  released_at timestamptz,
  revision int not null default 1
);
insert into reference_version (dictionary) values ('country'), ('region'), ('customsRule');
grant select on reference_version to onehaul_app;

-- edited_at: the row differs from the release. released: what the release says then, null for a row that the
-- operator added.
alter table country
  add column version int not null default 1,
  add column edited_at timestamptz,
  add column released jsonb,
  add check (edited_at is not null or released is null);
alter table region
  add column version int not null default 1,
  add column edited_at timestamptz,
  add column released jsonb,
  add check (edited_at is not null or released is null);
alter table customs_rule
  add column version int not null default 1,
  add column edited_at timestamptz,
  add column released jsonb,
  add check (edited_at is not null or released is null);

-- The editable part of a row, with the names of the files.
create function app.reference_value(given country) returns jsonb language sql stable
  as $$ select jsonb_build_object('names', given.names, 'dialCode', given.dial_code, 'position', given.position) $$;
create function app.reference_value(given region) returns jsonb language sql stable
  as $$ select jsonb_build_object('names', given.names, 'position', given.position) $$;
create function app.reference_value(given customs_rule) returns jsonb language sql stable
  as $$ select jsonb_build_object(
    'countryCodes', given.country_codes, 'kind', given.kind, 'topic', given.topic, 'words', given.words,
    'exceptWords', given.except_words, 'hsPrefixes', given.hs_prefixes, 'notes', given.notes, 'terms', given.terms,
    'sourceUrl', given.source_url, 'validFrom', given.valid_from, 'validUntil', given.valid_until) $$;

-- Every change of a row and who made it; a release is a change by nobody. Rows belong to the platform's tenant, so
-- row security hides them from every company. Written by the functions below and by the release only.
create table reference_change (
  tenant_id int not null default 1 check (tenant_id = 1),
  id bigint generated always as identity,
  dictionary text not null check (dictionary in ('country', 'region', 'customsRule')),
  record_id text not null,
  version int not null,
  kind text not null check (kind in ('release', 'edit', 'revert')),
  -- Null for an added given.
  before jsonb,
  after jsonb not null,
  staff_id int,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id),
  check ((kind = 'release') = (staff_id is null))
);
create index reference_change_record on reference_change (tenant_id, dictionary, record_id, id desc);
create index reference_change_staff on reference_change (tenant_id, staff_id) where staff_id is not null;
select app.protect('reference_change');
revoke insert, update, delete on reference_change from onehaul_app;

-- The application may only read the dictionaries. The functions below are its one way to write: they check the tenant
-- of the transaction, and no change is without its history.
create function app.assert_platform() returns void language plpgsql stable as $$
begin
  if app.tenant_id() is distinct from 1 then
    raise exception 'the dictionaries belong to the platform' using errcode = 'insufficient_privilege';
  end if;
end $$;

create function app.record_reference_change(
  dictionary text, record_id text, version int, kind text, before jsonb, after jsonb, staff_id int
) returns void language sql as $$
  insert into reference_change (dictionary, record_id, version, kind, before, after, staff_id)
    values ($1, $2, $3, $4, $5, $6, $7);
  update reference_version v set revision = revision + 1 where v.dictionary = $1;
$$;

-- Changes a row whose version is still the one that was read, and returns the new version; null when somebody else
-- was faster. Without a value the row returns to the release's. A value equal to the release's is no edit.
create function app.write_reference(wanted text, wanted_id text, seen int, given jsonb, editor int)
  returns int language plpgsql as $$
declare
  stored jsonb;
  was_edited boolean;
  release jsonb;
  edited timestamptz;
begin
  if wanted = 'country' then
    select app.reference_value(c), c.edited_at is not null, c.released into stored, was_edited, release
      from country c where c.id = wanted_id::int and c.version = seen for update;
  elsif wanted = 'region' then
    select app.reference_value(r), r.edited_at is not null, r.released into stored, was_edited, release
      from region r where r.id = wanted_id and r.version = seen for update;
  elsif wanted = 'customsRule' then
    select app.reference_value(r), r.edited_at is not null, r.released into stored, was_edited, release
      from customs_rule r where r.id = wanted_id and r.version = seen for update;
  end if;
  if stored is null then return null; end if;
  if not was_edited then release := stored; end if;
  if given is null and release is null then
    raise exception 'no release knows this row' using errcode = 'no_data_found';
  end if;
  perform app.record_reference_change(wanted, wanted_id, seen + 1,
    case when given is null then 'revert' else 'edit' end, stored, coalesce(given, release), editor);
  given := coalesce(given, release);
  if given is distinct from release then edited := now(); else release := null; end if;
  if wanted = 'country' then
    update country set dial_code = given ->> 'dialCode', names = given -> 'names',
        position = (given ->> 'position')::int, version = seen + 1, edited_at = edited, released = release
      where id = wanted_id::int;
  elsif wanted = 'region' then
    update region set names = given -> 'names', position = (given ->> 'position')::int,
        version = seen + 1, edited_at = edited, released = release
      where id = wanted_id;
  else
    update customs_rule set (country_codes, kind, topic, words, except_words, hs_prefixes, notes, terms, source_url,
        valid_from, valid_until, version, edited_at, released) = (
      select "countryCodes", v.kind, v.topic, v.words, "exceptWords", "hsPrefixes", v.notes, v.terms, "sourceUrl",
          "validFrom", "validUntil", seen + 1, edited, release
        from jsonb_to_record(given) as v ("countryCodes" text[], kind text, topic text, words text[],
          "exceptWords" text[], "hsPrefixes" text[], notes jsonb, terms jsonb, "sourceUrl" text, "validFrom" date,
          "validUntil" date))
      where id = wanted_id;
  end if;
  return seen + 1;
end $$;

create function app.save_reference(dictionary text, record_id text, version int, value jsonb, staff_id int)
  returns int language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.assert_platform();
  if value is null then raise exception 'a value is required' using errcode = 'null_value_not_allowed'; end if;
  return app.write_reference(dictionary, record_id, version, value, staff_id);
end $$;

create function app.revert_reference(dictionary text, record_id text, version int, staff_id int)
  returns int language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.assert_platform();
  return app.write_reference(dictionary, record_id, version, null, staff_id);
end $$;

-- A region no release has yet: below another one, or of the first level.
create function app.add_region(region_id text, country_id int, parent_id text, value jsonb, staff_id int)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.assert_platform();
  if $3 is not null and not exists (select from region p where p.id = $3 and p.country_id = $2) then
    raise exception 'no such region above' using errcode = 'foreign_key_violation';
  end if;
  insert into region (id, country_id, parent_id, level, names, position, edited_at)
    select $1, $2, $3, coalesce((select p.level + 1 from region p where p.id = $3), 1),
      value -> 'names', (value ->> 'position')::int, now();
  perform app.record_reference_change('region', $1, 1, 'edit', null, value, staff_id);
end $$;

-- A rule no release has yet. A changed law is a new rule from its first day; the old one gets its last day.
create function app.add_customs_rule(rule_id text, value jsonb, staff_id int)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.assert_platform();
  insert into customs_rule (id, country_codes, kind, topic, words, except_words, hs_prefixes, notes, terms, source_url,
      valid_from, valid_until, edited_at)
    select $1, "countryCodes", v.kind, v.topic, v.words, "exceptWords", "hsPrefixes", v.notes, v.terms, "sourceUrl",
        "validFrom", "validUntil", now()
      from jsonb_to_record($2) as v ("countryCodes" text[], kind text, topic text, words text[],
        "exceptWords" text[], "hsPrefixes" text[], notes jsonb, terms jsonb, "sourceUrl" text, "validFrom" date,
        "validUntil" date);
  perform app.record_reference_change('customsRule', $1, 1, 'edit', null, $2, $3);
end $$;

revoke execute on function app.assert_platform(), app.record_reference_change(text, text, int, text, jsonb, jsonb, int),
  app.write_reference(text, text, int, jsonb, int), app.save_reference(text, text, int, jsonb, int),
  app.revert_reference(text, text, int, int), app.add_region(text, int, text, jsonb, int),
  app.add_customs_rule(text, jsonb, int) from public;
grant execute on function app.save_reference(text, text, int, jsonb, int), app.revert_reference(text, text, int, int),
  app.add_region(text, int, text, jsonb, int), app.add_customs_rule(text, jsonb, int) to onehaul_app;
