import type { ArrivingOrder } from '@onehaul/contract/console/boxes';
import { parseBoxCode, normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { Reader } from '../fulfilment/index.ts';
import { scannedOrders } from './expected-box.repository.ts';
import { getArrivingOrder } from './get-arriving-order.ts';

const maxChoices = 20;

type Scan = { readonly shopId: number; readonly warehouseId: number; readonly code: string };
type ScanResult = {
  readonly order: ArrivingOrder | null;
  readonly boxNumber: number | null;
  readonly choices: {
    readonly orderNumber: string;
    readonly memberCode: string;
    readonly clientNumber: string;
  }[];
};

/** Resolves a scanned code to an order; a waiting order takes precedence over a shipped one. */
export async function findArrivingOrder(
  reader: Reader,
  { shopId, warehouseId, code }: Scan,
): Promise<ScanResult> {
  const box = parseBoxCode(code);
  const typed = code.trim();
  const all = await reader.db.all(scannedOrders, {
    shopId,
    warehouseId,
    number: box?.number ?? normalizeOrderNumber(code),
    code: typed,
    most: maxChoices,
  });
  const waiting = all.filter(({ step }) => step === 'awaitingArrival');
  const found = waiting.length > 0 ? waiting : all.slice(0, 1);
  const [first] = found;
  if (!first) throw new Refusal('box.unexpected', { mark: typed });
  if (found.length > 1)
    return {
      order: null,
      boxNumber: null,
      choices: found.map(({ orderNumber, memberCode, clientNumber }) => ({
        orderNumber,
        memberCode,
        clientNumber,
      })),
    };
  return {
    order: await getArrivingOrder(reader, { shopId, orderId: first.orderId }),
    boxNumber: box?.number === first.orderNumber ? box.box : first.boxNumber,
    choices: [],
  };
}
