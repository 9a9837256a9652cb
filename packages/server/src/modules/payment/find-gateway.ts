import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import type { Db } from '../../db/database.ts';
import type { Gateways } from '../../gateways/payment/create-gateways.ts';
import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import { createPracticeGateway } from '../../gateways/payment/practice-gateway.ts';
import { gatewayAccountOf } from './payment.repository.ts';

/**
 * A shop's gateway client. A disabled account accepts no new payments, but payments started there still
 * finish there. A practice shop never reaches a real gateway, not even with an account.
 */
export async function findGateway(
  gateways: Gateways,
  db: Db,
  which: { readonly shopId: number; readonly gateway: GatewayMethod },
  { isForNew = false } = {},
): Promise<PaymentGateway | undefined> {
  const account = await db.first(gatewayAccountOf, which);
  if (account?.isPractice) return createPracticeGateway(which.gateway);
  if (!account?.sealed || (isForNew && !account.isActive)) return undefined;
  const { tenantId, shopId, sealed } = account;
  return gateways.open({ tenantId, shopId, sealed, gateway: which.gateway });
}
