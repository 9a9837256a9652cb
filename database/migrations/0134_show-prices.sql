-- The home page can show what a kilogram costs on each line.
alter table shop drop constraint shop_home_sections_check;
alter table shop add constraint shop_home_sections_check
  check (home_sections <@ '{figures,steps,prices,routes,warehouses,goods,announcements}');
