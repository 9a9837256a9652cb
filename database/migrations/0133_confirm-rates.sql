-- Saving a currency without changing anything confirms its rate; a renamed one still keeps the time of its rate.
-- Reordering and archiving do not set the rate, so they confirm nothing.
drop trigger set_rate_time on currency;
create trigger set_rate_time before update of exchange_rate on currency
  for each row when (old.exchange_rate <> new.exchange_rate or old.names is not distinct from new.names)
  execute function app.set_rate_time();
