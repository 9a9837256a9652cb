import { isGateway, type PayMethod } from '@onehaul/domain/payment/payment-state';
import type { Database } from '../../db/database.ts';
import type { Gateways } from '../../gateways/payment/create-gateways.ts';
import type { StartedPayment } from '../../gateways/payment/payment-gateway.ts';
import { findGateway } from './find-gateway.ts';
import { saveFacts, processFacts } from './process-facts.ts';

export type GatewayServices = { readonly database: Database; readonly gateways: Gateways };
export type QueriedPayment = StartedPayment & {
  readonly tenantId: number;
  readonly shopId: number;
  readonly method: PayMethod;
};

/**
 * Queries the gateway for a payment's state and processes the answer. Returns true when the gateway reported
 * any fact.
 */
export async function queryGateway(
  { database, gateways }: GatewayServices,
  payment: QueriedPayment,
): Promise<boolean> {
  const { tenantId, shopId, method, number } = payment;
  if (!isGateway(method)) return false;
  const gateway = await findGateway(gateways, database.tenant(tenantId), { shopId, gateway: method });
  const told = (await gateway?.query(payment)) ?? [];
  if (told.length === 0) return false;
  await database.transaction(tenantId, (db) =>
    saveFacts(db, { shopId, gateway: method, origin: 'query' }, told),
  );
  await processFacts(database, tenantId, { shopId, number });
  return true;
}

/**
 * Closes an expired payment at the gateway before it is closed here, so it can no longer be paid. Returns
 * true once closed there.
 */
export async function closeAtGateway(
  { database, gateways }: GatewayServices,
  payment: QueriedPayment,
): Promise<boolean> {
  const { tenantId, shopId, method, number } = payment;
  if (!isGateway(method)) return true;
  const gateway = await findGateway(gateways, database.tenant(tenantId), { shopId, gateway: method });
  if (!gateway || !(await gateway.close(payment))) return false;
  const closed = { number, fact: { fact: 'closed' }, raw: { closedByUs: true } } as const;
  await database.transaction(tenantId, (db) =>
    saveFacts(db, { shopId, gateway: method, origin: 'query' }, [closed]),
  );
  await processFacts(database, tenantId, { shopId, number });
  return true;
}
