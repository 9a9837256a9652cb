import type { WithdrawalRow } from '@onehaul/contract/console/withdrawals';
import { Refusal } from '@onehaul/domain/refusal';
import { type WithdrawalState, waitingWithdrawals } from '@onehaul/domain/wallet/withdrawal-state';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { unsealCard } from './card-secret.ts';
import {
  countWithdrawalsForStaff,
  endedPage,
  sealedCard,
  waitingPage,
} from './withdrawal-desk.repository.ts';

type Reader = { readonly db: Db; readonly keys: Keys; readonly tenantId: number };
type WithdrawalSearch = {
  readonly shopId?: number | undefined;
  /** Defaults to all states that wait for staff. */
  readonly state?: WithdrawalState | undefined;
  readonly limit: number;
  readonly offset: number;
};

export async function findWithdrawals(
  { db, keys, tenantId }: Reader,
  { shopId, state, ...page }: WithdrawalSearch,
): Promise<{ items: WithdrawalRow[]; total: number }> {
  const states: WithdrawalState[] = state ? [state] : [...waitingWithdrawals];
  const filter = { shopId: shopId ?? null, states };
  const isWaiting = states.every((one) => waitingWithdrawals.includes(one));
  const [rows, counted] = await Promise.all([
    db.all(isWaiting ? waitingPage : endedPage, { ...filter, ...page }),
    db.first(countWithdrawalsForStaff, filter),
  ]);
  const items = rows.map(({ proofKey, ...row }) => ({
    ...row,
    proofUrl: proofKey ? consoleFileUrl(keys, { tenantId, id: row.shopId }, proofKey) : '',
  }));
  return { items, total: counted!.total };
}

/** The full card number; the caller audits the access. */
export async function revealCard(
  { db, keys, tenantId }: Reader,
  which: { readonly shopId: number; readonly id: number },
): Promise<{ number: string; cardNumber: string }> {
  const card = await db.first(sealedCard, which);
  if (!card) throw new Refusal('record.notFound');
  const shop = { tenantId, id: which.shopId };
  // For an erased member, nothing is left to decrypt.
  const cardNumber = unsealCard(keys, shop, card.memberId, card.numberSealed);
  if (!cardNumber) throw new Refusal('record.notFound');
  return { number: card.number, cardNumber };
}
