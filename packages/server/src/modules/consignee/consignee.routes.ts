import { consigneeCalls } from '@onehaul/contract/consignee';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { answerConfirmation } from './answer-confirmation.ts';
import { findConfirmations, findCounters, getConfirmation } from './find-confirmations.ts';

export function createConsigneeRoutes({ keys }: Services): Route[] {
  return bind(consigneeCalls, {
    list: findConfirmations,
    answer: async (context, { orderId, answer, note }) => {
      const { db, shop, member } = context;
      const actor = { kind: 'member', id: member.id } as const;
      const given = { shopId: shop.id, orderId, note, actor, memberId: member.ownerId };
      await answerConfirmation(db, answer, given);
      return getConfirmation(context, orderId);
    },
    counters: (context, which) => findCounters(keys, context, which),
  });
}
