import { customsCalls } from '@onehaul/contract/customs';
import { bind, type Route } from '../../http/bind.ts';
import { checkGoods } from './check-goods.ts';
import { openCustomsBook } from './open-customs-book.ts';

export function openCustomsRoutes(): Route[] {
  const book = openCustomsBook();
  return bind(customsCalls, { check: (context, asked) => checkGoods(book, context, asked) });
}
