-- Bank deposits may be in another currency than yuan. A currency that an older row names was ignored until now;
-- members are asked in yuan until the shop chooses otherwise.
alter table pay_type no force row level security;
update pay_type set currency_code = 'CNY' where kind = 'bankDeposit' and currency_code <> 'CNY';
alter table pay_type force row level security;
