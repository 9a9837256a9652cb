-- Currencies, payment methods and member levels become editable in the shop studio.

select app.make_editable('currency');
-- Every amount is kept in yuan: another rate would change what balances are worth.
alter table currency add constraint currency_yuan check (code <> 'CNY' or exchange_rate = 1);
alter table currency add constraint currency_yuan_active check (code <> 'CNY' or archived_at is null);

-- Set here and not by the statement, so that a renamed currency keeps the time of its rate.
create function app.set_rate_time() returns trigger language plpgsql as $$
begin
  new.rate_at := now();
  return new;
end
$$;
create trigger set_rate_time before update of exchange_rate on currency
  for each row when (old.exchange_rate <> new.exchange_rate) execute function app.set_rate_time();

select app.make_editable('pay_type');
alter table pay_type add is_offered boolean not null default true;
-- A bank deposit is offered while the shop has a bank account.
select app.count_changes_of('bank_account');

select app.make_editable('member_level');
alter table member_level add benefits app.translated;
-- Who holds a level: counted before it is archived.
create index member_by_level on member (tenant_id, shop_id, level);
