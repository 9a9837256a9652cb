import { decodeEnvelope } from '@onehaul/contract/envelope';
import { type NewPeerOrder, peerOpenCalls, type PeerOrder } from '@onehaul/contract/peer';
import type { PageRequest } from '@onehaul/contract/wire';
import { success } from '../../http/answer.ts';
import type { VisitorContext } from '../../http/context.ts';
import { memberAnswerStore, assertIdempotencyKey, runOnce } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { findPeerOrders } from './find-peer-orders.ts';
import { numbersOfOrders } from './peer-order.repository.ts';
import { type PeerTools, placePeerOrders } from './place-peer-orders.ts';
import { verifySigned } from './verify-signature.ts';

type AcceptedOrder = { clientNumber: string; number: string; total: number };

/**
 * Places orders of the peer's software, once per Idempotency-Key: a repeated request gets the stored answer.
 * A refused request stores nothing and may be retried.
 */
export async function addSignedOrders(
  services: Services,
  tools: PeerTools,
  context: VisitorContext,
  orders: readonly NewPeerOrder[],
): Promise<AcceptedOrder[]> {
  const member = await verifySigned(services, context);
  const { shop, visit } = context;
  const key = assertIdempotencyKey(visit.signed!.idempotencyKey);
  const { tenantId, id: shopId } = shop;
  const answers = memberAnswerStore({ tenantId, shopId, actorId: member.id, key });
  const change = {
    tenantId,
    path: peerOpenCalls.addOrders.path,
    input: orders,
    keys: services.keys,
    answers,
  };
  const { body } = await runOnce(
    services.database,
    change,
    async (db) => {
      const placed = await placePeerOrders(tools, { ...context, db, member }, orders);
      const ids = placed.map(({ id }) => id);
      const numbers = new Map(
        (await db.all(numbersOfOrders, { shopId, ids })).map((row) => [row.id, row.number]),
      );
      return success(
        placed.map(({ id, clientNumber, totalMinor }): AcceptedOrder => ({
          clientNumber,
          number: numbers.get(id)!,
          total: totalMinor,
        })),
      );
    },
    (refusal) => {
      throw refusal;
    },
  );
  return decodeEnvelope(body).data as AcceptedOrder[];
}

export async function findSignedOrders(
  services: Services,
  context: VisitorContext,
  { clientNumbers, ...page }: PageRequest & { readonly clientNumbers?: readonly string[] | undefined },
): Promise<{ items: PeerOrder[]; total: number }> {
  const { ownerId } = await verifySigned(services, context);
  return findPeerOrders(context, ownerId, { ...page, numbers: clientNumbers });
}
