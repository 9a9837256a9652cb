import { chooseRemitted, costsOf, netOf, sumRemitted } from '@onehaul/domain/cod/remittance';
import { Refusal } from '@onehaul/domain/refusal';
import { remitCod } from '@onehaul/domain/wallet/journals';
import type { Db, TransactionDb } from '../../db/database.ts';
import { generateExternalNumber } from '../../external-number.ts';
import { emit } from '../../outbox/emit.ts';
import { addPaidAmounts } from '../order-move/index.ts';
import { postJournal } from '../wallet/index.ts';
import {
  findRemittable,
  insertRemittance,
  setRemittanceJournal,
  lockSellerOrders,
  markRemitted,
  type Remittable,
  sellerExists,
} from './remittance.repository.ts';

type Seller = { readonly shopId: number; readonly memberId: number };

function planRemittance(rows: readonly Remittable[]) {
  const orders = rows.map((row) => ({ ...row, ...costsOf(row) }));
  const chosen = chooseRemitted(orders);
  const isChosen = new Set(chosen.map(({ orderId }) => orderId));
  return { orders, chosen, isChosen, sums: sumRemitted(chosen) };
}

/** What would be remitted to a seller now, per order. */
export async function previewRemittance(db: Db, seller: Seller) {
  if (!(await db.first(sellerExists, seller))) throw new Refusal('record.notFound');
  const { orders, chosen, isChosen, sums } = planRemittance(await db.all(findRemittable, seller));
  const items = orders.map((order) => ({
    ...order,
    netMinor: netOf(order),
    isRemitted: isChosen.has(order.orderId),
  }));
  return { ...sums, orders: chosen.length, items };
}

/**
 * Remits the money the shop holds for a seller into their wallet, less the orders' fees: exactly the
 * previewed amount, or nothing. Of two concurrent remittances the second finds nothing.
 */
export async function remitMoney(
  db: TransactionDb,
  staffId: number,
  { netMinor: seenMinor, ...seller }: Seller & { readonly netMinor: number },
): Promise<{ number: string; orders: number; netMinor: number }> {
  const { shopId, memberId } = seller;
  if (!(await db.first(sellerExists, seller))) throw new Refusal('record.notFound');
  await db.all(lockSellerOrders, seller);
  const { chosen, sums } = planRemittance(await db.all(findRemittable, seller));
  if (chosen.length === 0) throw new Refusal('cod.nothingToRemit');
  if (sums.netMinor !== seenMinor) throw new Refusal('cod.amountChanged');
  const number = generateExternalNumber();
  const orders = chosen.length;
  const remittance = await db.first(insertRemittance, { ...seller, ...sums, number, orders, staffId });
  const { id } = remittance!;
  const orderIds = chosen.map(({ orderId }) => orderId);
  const feeMinors = chosen.map(({ freightMinor, commissionMinor }) => freightMinor + commissionMinor);
  const moved = await db.all(markRemitted, { shopId, remittanceId: id, orderIds, feeMinors });
  if (moved.length < orders) throw new Refusal('cod.over');
  const paid = chosen.map(({ orderId, freightMinor, commissionMinor, taxMinor }) => ({
    orderId,
    minor: freightMinor + commissionMinor + taxMinor,
  }));
  await addPaidAmounts(db, shopId, paid);
  await emit(db, { shopId, memberId, topic: 'codRemitted', subjectId: id, details: { number } });
  await emit(db, { shopId, memberId, topic: 'walletChanged', subjectId: id });
  const { netMinor, taxMinor } = sums;
  const { journalId } = await postJournal(db, {
    shopId,
    key: `cod remittance ${id}`,
    journal: remitCod(memberId, { netMinor, feeMinor: sums.freightMinor + sums.commissionMinor, taxMinor }),
    subject: { kind: 'codRemittance', id },
    actor: { kind: 'staff', id: staffId },
  });
  await db.all(setRemittanceJournal, { shopId, id, journalId });
  return { number, orders, netMinor };
}
