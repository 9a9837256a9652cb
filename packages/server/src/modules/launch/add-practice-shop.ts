import type { Translated } from '@onehaul/domain/language';
import { mayBePractised, practiceHost, practiceNames } from '@onehaul/domain/launch/practice';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { claimHost } from '../company/index.ts';
import { exportShop, importShop, type ShopContent } from '../kit/index.ts';
import { addPracticeRow, launchFacts, lockShopState } from './launch.repository.ts';

/**
 * Opens the company's practice shop: a copy of this one, seen with a preview only, in which payments are not real. The
 * books of the real shop stay empty until it opens.
 */
export async function addPracticeShop(
  shopDomain: string,
  { db, staff, audit, language }: StaffChangeContext,
  { shopId }: { readonly shopId: number },
): Promise<{ shopId: number }> {
  const shop = await db.first(lockShopState, { shopId });
  const facts = await db.first(launchFacts, { shopId, language });
  if (!shop || !facts) throw new Refusal('record.notFound');
  if (shopDomain === '' || !mayBePractised(shop.state)) throw new Refusal('state.illegalStep');
  const { id } = (await db.first(addPracticeRow, { shopId }).catch(refuseSecond))!;
  const host = practiceHost({ id: shopId, hosts: facts.hosts }, shopDomain);
  await db.all(claimHost, { name: host, shopId: id }).catch(refuseTaken);
  const content = practiceContent(await exportShop(db, shopId));
  const { records, leftOut } = await importShop(db, { shop: { id }, staff }, content, {
    leavesOutRefused: true,
    offersGateways: true,
  });
  audit('shop', recordName(id, id), { host, records, leftOut: leftOut.join(', ') });
  return { shopId: id };
}

/** Named as what it is, and every line with a price is open: orders can be practised before the real lines open. */
function practiceContent({ singles, records, ...content }: ShopContent): ShopContent {
  const { profile = {} } = singles;
  const { line = [] } = records;
  return {
    ...content,
    singles: { ...singles, profile: { ...profile, names: practiceNames(profile.names as Translated) } },
    records: { ...records, line: line.map((one) => (one.tariff ? { ...one, isOpen: true } : one)) },
  };
}

const isViolation = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.constraint === constraint;

function refuseSecond(error: unknown): never {
  throw isViolation(error, 'shop_one_practice') ? new Refusal('state.illegalStep') : error;
}

function refuseTaken(error: unknown): never {
  throw isViolation(error, 'host_pkey') ? new Refusal('host.taken') : error;
}
