import type { LineDetail, LineRow } from '@onehaul/contract/console/tariffs';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Language } from '@onehaul/domain/language';
import type { LineDelivery } from '@onehaul/domain/order/line-delivery';
import type { PayPolicy } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import {
  areasOfLine,
  deleteDraft,
  draftOfLine,
  latestVersion,
  levelsOfShop,
  lineOfCompany,
  linesOfCompany,
  lockLineRow,
  updateDelivery,
  updateOpen,
  updatePayPolicy,
  updatePrivate,
  upsertDraft,
  versionsOfLine,
} from './tariff-desk.repository.ts';

/** A line of a shop of the tenant that `db` is bound to. */
export type LineKey = { readonly shopId: number; readonly lineId: number };

export function findLinesOfCompany(db: Db, language: Language): Promise<LineRow[]> {
  return db.all(linesOfCompany, { language });
}

type WireTariff = LineDetail['versions'][number]['tariff'];
/** Stored tariffs were validated on write, so the cast is safe. */
const withWireTariff = <Row extends { tariff: Tariff }>(row: Row) => ({
  ...row,
  tariff: row.tariff as WireTariff,
});

export async function getLine(
  db: Db,
  { language, ...which }: LineKey & { readonly language: Language },
): Promise<LineDetail> {
  const [row, versions, draft, remoteAreas, levels] = await Promise.all([
    db.first(lineOfCompany, { ...which, language }),
    db.all(versionsOfLine, which),
    db.first(draftOfLine, which),
    db.all(areasOfLine, { ...which, language }),
    db.all(levelsOfShop, { shopId: which.shopId, language }),
  ]);
  if (!row) throw new Refusal('record.notFound');
  return {
    row,
    versions: versions.map(withWireTariff),
    draft: draft ? withWireTariff(draft) : null,
    remoteAreas,
    levels,
  };
}

/** Locks the line until the transaction ends and returns its latest version. */
export async function lockLine(db: TransactionDb, which: LineKey) {
  const line = await db.first(lockLineRow, which);
  if (!line) throw new Refusal('record.notFound');
  const latest = await db.first(latestVersion, which);
  return { ...line, latest: latest?.version ?? 0 };
}

type NewDraft = LineKey & { readonly basedOn: number; readonly tariff: Tariff; readonly staffId: number };

/** A draft may contain invalid tables; publishing rejects them. */
export async function saveDraft(db: TransactionDb, { tariff, ...draft }: NewDraft): Promise<void> {
  const { shopId, lineId, basedOn } = draft;
  const { latest } = await lockLine(db, { shopId, lineId });
  if (basedOn > latest) throw new Refusal('input.invalid', { field: 'basedOn' });
  await db.all(upsertDraft, { ...draft, tariff: JSON.stringify(tariff) });
}

export async function dropDraft(db: TransactionDb, which: LineKey): Promise<void> {
  await lockLine(db, which);
  const dropped = await db.first(deleteDraft, which);
  if (!dropped) throw new Refusal('tariff.noDraft');
}

export async function setLineOpen(
  db: TransactionDb,
  { isOpen, ...which }: LineKey & { readonly isOpen: boolean },
): Promise<void> {
  const line = await lockLine(db, which);
  if (isOpen && line.archivedAt) throw new Refusal('record.notFound');
  if (isOpen && line.latest === 0) throw new Refusal('tariff.notPublished');
  await db.all(updateOpen, { ...which, isOpen });
}

/** Applies to new orders only; returns the previous value for the audit log. */
export async function setPayPolicy(
  db: TransactionDb,
  { payPolicy, ...which }: LineKey & { readonly payPolicy: PayPolicy },
): Promise<PayPolicy> {
  const line = await lockLine(db, which);
  if (payPolicy === 'monthly' && !line.isPrivate) throw new Refusal('tariff.monthlyIsPrivate');
  await db.all(updatePayPolicy, { ...which, payPolicy });
  return line.payPolicy;
}

/** Applies to new orders only; returns the previous value for the audit log. */
export async function setLineDelivery(
  db: TransactionDb,
  { delivery, ...which }: LineKey & { readonly delivery: LineDelivery },
): Promise<LineDelivery> {
  const line = await lockLine(db, which);
  await db.all(updateDelivery, { ...which, delivery });
  return line.delivery;
}

/** Makes a line private (visible only to grantees) or public again. */
export async function setLinePrivate(
  db: TransactionDb,
  { isPrivate, ...which }: LineKey & { readonly isPrivate: boolean },
): Promise<void> {
  const line = await lockLine(db, which);
  if (line.payPolicy === 'monthly' && !isPrivate) throw new Refusal('tariff.monthlyIsPrivate');
  await db.all(updatePrivate, { ...which, isPrivate });
}
