-- The files of a practice shop are stored before its row exists, so its number is taken beforehand.
create function app.take_shop_id() returns int
  language sql volatile security definer set search_path = public, pg_temp as $$
  select nextval(pg_get_serial_sequence('public.shop', 'id'))::int;
$$;
revoke all on function app.take_shop_id() from public;
grant execute on function app.take_shop_id() to onehaul_app;
