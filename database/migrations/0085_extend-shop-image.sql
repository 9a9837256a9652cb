-- Pictures of the home page become banners that staff edit: an alternative text, a smaller picture for narrow screens,
-- a period and a switch.
alter table shop_image
  add column alts app.translated,
  -- Null for pictures without a smaller one.
  add column small_file_key text,
  add column is_active boolean not null default true,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint shop_image_period check (ends_at > starts_at);
