import { evaluateGatewayFacts, type GatewayFact } from '@onehaul/domain/payment/evaluate-facts';
import type { TransactionDb } from '../../db/database.ts';
import { lockTestByNumber, markTestFailed, markTestOver, markTestPaid } from './test-payment.repository.ts';

type TestKey = { readonly shopId: number; readonly number: string };

/** Notes what the gateway says of a test payment. No journal: the money is the shop's own. */
export async function settleTestPayment(
  db: TransactionDb,
  which: TestKey,
  facts: readonly GatewayFact[],
): Promise<void> {
  const test = await db.first(lockTestByNumber, which);
  if (!test) return;
  const { shopId, id, askedMinor: minor, currencyCode: currency } = test;
  const { counted, misfit, outcome } = evaluateGatewayFacts({ minor, currency }, facts);
  if (counted) await db.all(markTestPaid, { shopId, id, gatewayNumber: counted.gatewayNumber });
  else if (misfit) await db.all(markTestFailed, { shopId, id, reason: misfit });
  if (!counted && outcome !== 'open') await db.all(markTestOver, { shopId, id });
}
