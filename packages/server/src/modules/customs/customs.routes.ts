import { customsCalls } from '@onehaul/contract/customs';
import { bind, type Route } from '../../http/bind.ts';
import { checkGoods } from './check-goods.ts';
import { createCustomsBook } from './customs-book.ts';

export function createCustomsRoutes(): Route[] {
  const book = createCustomsBook();
  return bind(customsCalls, { check: (context, asked) => checkGoods(book, context, asked) });
}
