import type { Translated } from '@onehaul/domain/language';
import { mayBePractised, practiceHost, practiceNames } from '@onehaul/domain/launch/practice';
import { isGateway } from '@onehaul/domain/payment/payment-state';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import { recordName } from '../../http/record-name.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { claimHost } from '../company/index.ts';
import { objectKeyOf } from '../file/index.ts';
import { type ContentRecord, exportShop, importShop, type ShopContent } from '../kit/index.ts';
import { recordShopFiles } from '../usage/index.ts';
import {
  addPracticeRow,
  copyBankAccounts,
  copyPayTypeNotes,
  launchFacts,
  lockShopState,
  practiceFiles,
} from './launch.repository.ts';

type ReadyPractice = {
  /** The shop that is copied. */
  readonly shopId: number;
  readonly practiceId: number;
  readonly files: readonly { readonly key: string; readonly lengthBytes: number }[];
};

/** Copies logo and icon to the practice shop, before the transaction that makes it. */
export async function preparePracticeShop(
  { storage }: Pick<Services, 'storage'>,
  { db, staff: { tenantId } }: StaffContext,
  { shopId }: { readonly shopId: number },
): Promise<Prepared<ReadyPractice>> {
  const shop = await db.first(practiceFiles, { shopId });
  if (!shop) throw new Refusal('record.notFound');
  const { practiceId } = shop;
  const files: { key: string; lengthBytes: number }[] = [];
  for (const key of new Set([shop.logoKey, shop.iconKey])) {
    const from = key && objectKeyOf({ tenantId, id: shopId }, key);
    const stored = from ? await storage.get(from) : undefined;
    if (!key || !stored) continue;
    const { contentType, visibility, lengthBytes } = stored.metadata;
    const to = objectKeyOf({ tenantId, id: practiceId }, key)!;
    await storage.put(to, stored.body, { contentType, visibility });
    files.push({ key, lengthBytes });
  }
  const discard = async () => {
    for (const { key } of files) await storage.delete(objectKeyOf({ tenantId, id: practiceId }, key)!);
  };
  return { ready: { shopId, practiceId, files }, discard };
}

/**
 * Opens the company's practice shop: a copy of this one, seen with a preview only, in which payments are not real. The
 * books of the real shop stay empty until it opens.
 */
export async function addPracticeShop(
  shopDomain: string,
  { db, staff, audit, language }: StaffChangeContext,
  { shopId, practiceId: id, files }: ReadyPractice,
): Promise<{ shopId: number }> {
  const shop = await db.first(lockShopState, { shopId });
  const facts = await db.first(launchFacts, { shopId, language });
  if (!shop || !facts) throw new Refusal('record.notFound');
  if (shopDomain === '' || !mayBePractised(shop.state)) throw new Refusal('state.illegalStep');
  await db.all(addPracticeRow, { shopId, id }).catch(refuseSecond);
  await recordShopFiles(db, id, files);
  const host = practiceHost({ id: shopId, hosts: facts.hosts }, shopDomain);
  await db.all(claimHost, { name: host, shopId: id }).catch(refuseTaken);
  await db.all(copyBankAccounts, { shopId: id, from: shopId });
  const content = practiceContent(await exportShop(db, shopId));
  const isDepositOffered = facts.payTypes.some(
    ({ kind, state }) => kind === 'bankDeposit' && state === 'offered',
  );
  const { records, leftOut } = await importShop(db, { shop: { id }, staff }, content, {
    leavesOutRefused: true,
    // Gateways of a practice shop need no account; a transfer is confirmed as in the shop itself.
    isOffered: (kind) => isGateway(kind) || (kind === 'bankDeposit' && isDepositOffered),
  });
  await db.all(copyPayTypeNotes, { shopId: id, from: shopId });
  audit('shop', recordName(id, id), { host, records, leftOut: leftOut.join(', ') });
  return { shopId: id };
}

/**
 * Named as what it is. The lines that are open are those of the shop; while it has none, every line with a price is
 * open, so that orders can be practised.
 */
function practiceContent({ singles, records, ...content }: ShopContent): ShopContent {
  const { profile = {} } = singles;
  const { line = [] } = records;
  return {
    ...content,
    singles: { ...singles, profile: { ...profile, names: practiceNames(profile.names as Translated) } },
    records: { ...records, line: line.some(isOnSale) ? line : line.map(opened) },
  };
}

const isOnSale = ({ isOpen, tariff }: ContentRecord) => isOpen === true && tariff !== undefined;
const opened = (one: ContentRecord): ContentRecord => (one.tariff ? { ...one, isOpen: true } : one);

const isViolation = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.constraint === constraint;

function refuseSecond(error: unknown): never {
  throw isViolation(error, 'shop_one_practice') ? new Refusal('state.illegalStep') : error;
}

function refuseTaken(error: unknown): never {
  throw isViolation(error, 'host_pkey') ? new Refusal('host.taken') : error;
}
