import { stockCalls } from '@onehaul/contract/stock';
import { bind, type Route } from '../../http/bind.ts';
import type { ChangeContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { lockOrdersOfMember } from '../order-move/index.ts';
import { announceInbound } from './announce-inbound.ts';
import { bindOrders, unbindOrders } from './bind-orders.ts';
import { cancelInbound } from './cancel-inbound.ts';
import {
  findBalances,
  findCategories,
  findInbounds,
  findMovements,
  findOrderItems,
  findSkus,
  findWarehouses,
} from './find-stock.ts';
import { addCategory, removeCategory, updateCategory } from './save-categories.ts';
import { addSku, removeSku, updateSku } from './save-skus.ts';

/** Locks the rows of the member's orders. */
async function lockOwnOrders({ db, shop, member }: ChangeContext, ids: readonly number[]) {
  const orders = await lockOrdersOfMember(db, shop.id, member.ownerId, ids);
  return { db, shopId: shop.id, orders, account: { actor: { kind: 'member', id: member.id } } as const };
}

export function createStockRoutes({ keys }: Services): Route[] {
  return bind(stockCalls, {
    categories: findCategories,
    addCategory,
    updateCategory,
    removeCategory,
    skus: (context, filter) => findSkus(keys, context, filter),
    addSku,
    updateSku,
    removeSku,
    warehouses: findWarehouses,
    balances: (context, filter) => findBalances(keys, context, filter),
    movements: findMovements,
    inbounds: findInbounds,
    announce: announceInbound,
    cancelInbound: (context, which) => cancelInbound(context, which),
    orderItems: (context, which) => findOrderItems(keys, context, which),
    bind: async (context, { ids }) => {
      const { db, shopId, orders, account } = await lockOwnOrders(context, ids);
      await bindOrders(db, shopId, orders, account);
      return { bound: orders.length };
    },
    unbind: async (context, { ids }) => {
      const { db, shopId, orders, account } = await lockOwnOrders(context, ids);
      await unbindOrders(db, shopId, orders, account);
      return { unbound: orders.length };
    },
  });
}
