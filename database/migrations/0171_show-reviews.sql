-- Reviews on the home page (108): the member's consent, the decision of staff, and how many stars a shop has.
alter table order_review
  -- private: without consent; waiting: consent, no decision yet.
  add state text not null default 'private' check (state in ('private', 'waiting', 'shown', 'hidden')),
  add consented_at timestamptz,
  add decided_at timestamptz,
  add decided_by int,
  add foreign key (tenant_id, decided_by) references staff (tenant_id, id),
  add constraint order_review_consent check ((state = 'private') = (consented_at is null)),
  add constraint order_review_decision check (
    (state in ('shown', 'hidden')) = (decided_at is not null) and (decided_at is null) = (decided_by is null)),
  add constraint order_review_words check (state <> 'shown' or words <> '');
create index order_review_shown on order_review (tenant_id, shop_id, created_at desc, order_id desc) where state = 'shown';
create index order_review_desk on order_review (tenant_id, state, created_at desc, order_id desc);
create index order_review_stars on order_review (tenant_id, state, stars, created_at desc, order_id desc);
create index order_review_member on order_review (tenant_id, shop_id, member_id);

-- Reviews and stars per day (UTC), so that the average of a year reads at most 366 rows.
create table review_tally (
  tenant_id int not null,
  shop_id int not null,
  day date not null,
  reviews int not null,
  stars int not null,
  primary key (tenant_id, shop_id, day),
  foreign key (tenant_id, shop_id) references shop (tenant_id, id)
);
select app.protect('review_tally');

-- Tallies reviews, and counts a change of what the home page shows. A review that is only added counts no revision:
-- it would drop all cached pages for an average that follows within half a minute anyway (064).
create function app.count_review_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into review_tally as tally (tenant_id, shop_id, day, reviews, stars)
    select tenant_id, shop_id, (created_at at time zone 'UTC')::date, count(*), sum(stars) from after_rows
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (tenant_id, shop_id, day)
      do update set reviews = tally.reviews + excluded.reviews, stars = tally.stars + excluded.stars;
    insert into shop_revision (tenant_id, shop_id, revision)
    select distinct tenant_id, shop_id, 1 from after_rows where state = 'shown' order by 1, 2
    on conflict (tenant_id, shop_id) do update set revision = shop_revision.revision + 1;
  elsif tg_op = 'UPDATE' then
    insert into review_tally as tally (tenant_id, shop_id, day, reviews, stars)
    select tenant_id, shop_id, day, sum(change), sum(change * stars) from (
      select tenant_id, shop_id, (created_at at time zone 'UTC')::date as day, stars, 1 as change from after_rows
      union all
      select tenant_id, shop_id, (created_at at time zone 'UTC')::date, stars, -1 from before_rows) moved
    group by 1, 2, 3 having sum(change) <> 0 or sum(change * stars) <> 0 order by 1, 2, 3
    on conflict (tenant_id, shop_id, day)
      do update set reviews = tally.reviews + excluded.reviews, stars = tally.stars + excluded.stars;
    insert into shop_revision (tenant_id, shop_id, revision)
    select distinct tenant_id, shop_id, 1 from (
      select tenant_id, shop_id, state from after_rows union all select tenant_id, shop_id, state from before_rows) moved
    where state = 'shown' order by 1, 2
    on conflict (tenant_id, shop_id) do update set revision = shop_revision.revision + 1;
  else
    insert into review_tally as tally (tenant_id, shop_id, day, reviews, stars)
    select tenant_id, shop_id, (created_at at time zone 'UTC')::date, -count(*), -sum(stars) from before_rows
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (tenant_id, shop_id, day)
      do update set reviews = tally.reviews + excluded.reviews, stars = tally.stars + excluded.stars;
    insert into shop_revision (tenant_id, shop_id, revision)
    select distinct tenant_id, shop_id, 1 from before_rows where state = 'shown' order by 1, 2
    on conflict (tenant_id, shop_id) do update set revision = shop_revision.revision + 1;
  end if;
  return null;
end
$$;
create trigger count_review_insert after insert on order_review referencing new table as after_rows
  for each statement execute function app.count_review_change();
create trigger count_review_update after update on order_review referencing old table as before_rows new table as after_rows
  for each statement execute function app.count_review_change();
create trigger count_review_delete after delete on order_review referencing old table as before_rows
  for each statement execute function app.count_review_change();

-- Reviews written before this release. The owner reads them without a tenant for the moment of this statement.
alter table order_review no force row level security;
alter table review_tally no force row level security;
insert into review_tally (tenant_id, shop_id, day, reviews, stars)
select tenant_id, shop_id, (created_at at time zone 'UTC')::date, count(*), sum(stars) from order_review group by 1, 2, 3;
alter table order_review force row level security;
alter table review_tally force row level security;

alter table shop drop constraint shop_home_sections_check;
alter table shop add constraint shop_home_sections_check
  check (home_sections <@ '{figures,steps,prices,routes,warehouses,goods,reviews,announcements}');
