-- A company has one practice shop. Two owners may open it at the same time.
create unique index shop_one_practice on shop (tenant_id) where state = 'practice';
