import type { Language } from '@onehaul/domain/language';
import { type StatementState, normalizeTransferNumber } from '@onehaul/domain/peer/statement';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { findShop } from '../shop/index.ts';
import { payStatement } from './pay-statement.ts';
import {
  keysOfPeer,
  linesOfPeer,
  linesToGrant,
  peerPage,
  shopsWithPeers,
  statementsForStaff,
} from './peer-desk.repository.ts';
import { getStatementFile } from './statement-file.ts';

type RecordKey = { readonly shopId: number; readonly id: number };
type Page = { readonly limit: number; readonly offset: number };
type PeerSearch = Page & { readonly search: string; readonly shopId?: number | undefined };

export async function findPeers(db: Db, { shopId, ...asked }: PeerSearch) {
  const rows = await db.all(peerPage, { ...asked, shopId: shopId ?? null, id: null });
  return { items: rows, total: rows[0]?.total ?? 0 };
}

export async function getPeer(db: Db, language: Language, which: RecordKey) {
  const [row, lines, keys] = await Promise.all([
    db.first(peerPage, { ...which, search: '', limit: 1, offset: 0 }),
    db.all(linesOfPeer, { ...which, language }),
    db.all(keysOfPeer, which),
  ]);
  if (!row) throw new Refusal('record.notFound');
  return { row, lines, keys };
}

/** Shops and lines to choose from for a new peer. */
export async function findPeerOptions(db: Db, language: Language) {
  const [shops, lines] = await Promise.all([db.all(shopsWithPeers, {}), db.all(linesToGrant, { language })]);
  return {
    shops: shops.map((shop) => ({ ...shop, lines: lines.filter(({ shopId }) => shopId === shop.id) })),
  };
}

type StatementSearch = Page & {
  readonly shopId?: number | undefined;
  readonly memberId?: number | undefined;
  readonly state?: StatementState | undefined;
};

export async function findStatementsForStaff(db: Db, { shopId, memberId, state, ...page }: StatementSearch) {
  const rows = await db.all(statementsForStaff, {
    ...page,
    shopId: shopId ?? null,
    memberId: memberId ?? null,
    state: state ?? null,
  });
  return { items: rows, total: rows[0]?.total ?? 0 };
}

/** Records a bank transfer for a statement. One transfer pays one statement. */
export const recordBankPayment = (
  db: TransactionDb,
  staffId: number,
  { transferNumber, ...which }: RecordKey & { readonly transferNumber: string },
) =>
  payStatement(db, {
    ...which,
    by: 'bank',
    transferNumber: normalizeTransferNumber(transferNumber),
    actor: { kind: 'staff', id: staffId },
  });

export async function getStatementFileForStaff(
  db: Db,
  language: Language,
  { shopId, ...asked }: RecordKey & { readonly kind: 'pdf' | 'xlsx' },
) {
  const shop = await findShop(db, shopId);
  if (!shop) throw new Refusal('record.notFound');
  return getStatementFile({ db, shop, language }, asked);
}
