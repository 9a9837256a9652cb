import { GatewayUnavailable, type PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import { findGateway } from './find-gateway.ts';
import { processFacts, saveFacts } from './process-facts.ts';
import type { GatewayServices } from './query-gateway.ts';
import {
  type claimDueTests,
  markTestFailed,
  markTestOver,
  saveTestStart,
} from './test-payment.repository.ts';

type DueTest = NonNullable<(typeof claimDueTests)['row']>;
const maxReason = 200;

/** Starts a claimed test payment, or asks the gateway for it; an expired or failed one is closed there. */
export async function advanceTestPayment(services: GatewayServices, test: DueTest): Promise<void> {
  const { database, gateways } = services;
  const { tenantId, shopId, id, gateway: kind, number } = test;
  const gateway = await findGateway(gateways, database.tenant(tenantId), { shopId, gateway: kind });
  if (!gateway) return;
  if (test.isNew) return startTest(services, gateway, test);
  const told = await gateway.query(test);
  if (told.length > 0) {
    await database.transaction(tenantId, (db) =>
      saveFacts(db, { shopId, gateway: kind, origin: 'query' }, told),
    );
    return processFacts(database, tenantId, { shopId, number });
  }
  if (test.state === 'pending' && !test.isExpired) return;
  if (!(await gateway.close(test))) return;
  await database.transaction(tenantId, (db) => db.all(markTestOver, { shopId, id }));
}

async function startTest(
  { database }: GatewayServices,
  gateway: PaymentGateway,
  { tenantId, shopId, id, number, askedMinor, currencyCode, expiresAt, origin }: DueTest,
): Promise<void> {
  try {
    const started = await gateway.start({
      number,
      minor: askedMinor,
      currency: currencyCode,
      expiresAt,
      title: `TEST ${number}`,
      noticeUrl: `${origin}/api/pay/notice/${gateway.kind}`,
      returnUrl: `${origin}/`,
    });
    await database.transaction(tenantId, (db) => db.all(saveTestStart, { shopId, id, ...started }));
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    const reason = error.why.slice(0, maxReason);
    await database.transaction(tenantId, (db) => db.all(markTestFailed, { shopId, id, reason }));
  }
}
