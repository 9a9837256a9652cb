-- The shop itself is edited in the studio: its profile, brand, home page and modules are four records of one row, each
-- with its own version, so that editors of two of them never get in each other's way.
alter table shop
  add profile_version int not null default 1,
  add brand_version int not null default 1,
  add home_version int not null default 1,
  add modules_version int not null default 1,
  add legal_names app.translated,
  add seo_titles app.translated,
  add seo_descriptions app.translated,
  -- Empty: arranged by the main transport.
  add home_sections text[] not null default '{}'
    check (home_sections <@ '{figures,steps,routes,warehouses,goods,announcements}');

-- Empty instead of null: a form has no null texts.
alter table shop drop constraint shop_ios_app_url_check, drop constraint shop_android_app_url_check;
alter table shop no force row level security;
alter table shop disable trigger count_shop_update;
update shop set ios_app_url = coalesce(ios_app_url, ''), android_app_url = coalesce(android_app_url, ''),
  filing_number = coalesce(filing_number, ''),
  -- Contacts name a picture by its key, as logo and icon do.
  contact_links = replace(contact_links::text, '"image": "/files/', '"image": "')::jsonb;
alter table shop enable trigger count_shop_update;
alter table shop force row level security;
alter table shop
  alter ios_app_url set default '', alter ios_app_url set not null,
  alter android_app_url set default '', alter android_app_url set not null,
  alter filing_number set default '', alter filing_number set not null,
  add check (ios_app_url ~ '^(https://.+)?$'),
  add check (android_app_url ~ '^(https://.+)?$');

select app.make_editable('shop_image');
select app.make_editable('video');
