import type { Launch } from '@onehaul/contract/console/launch';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import { shipmentOf } from '@onehaul/domain/fee/shipment';
import {
  type LaunchSnapshot,
  launchItems,
  type RehearsalStep,
  rehearsalSteps,
} from '@onehaul/domain/launch/go-live';
import { mayBePractised } from '@onehaul/domain/launch/practice';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { OriginOf } from '../../studio/open-preview.ts';
import type { FeeBooks } from '../fee/index.ts';
import { findShop } from '../shop/index.ts';
import { launchFacts, practiceShop, rehearsalFacts } from './launch.repository.ts';

export type LaunchServices = {
  readonly books: FeeBooks;
  readonly originOf: OriginOf;
  /** Free subdomains end in it; empty when the installation has none. */
  readonly shopDomain: string;
  readonly hasMail: boolean;
};

/** One kilogram in a box of 20 × 15 × 10 cm. */
const oneKilogram = shipmentOf([
  { grams: 1000, lengthMillimetres: 200, widthMillimetres: 150, heightMillimetres: 100 },
]);

/** The shop's state and its go-live list, from its data as they are now. */
export async function getLaunch(
  { books, originOf, shopDomain, hasMail }: LaunchServices,
  { db, language }: { readonly db: Db; readonly language: Language },
  { shopId }: { readonly shopId: number },
): Promise<Launch> {
  const shop = await findShop(db, shopId);
  const facts = await db.first(launchFacts, { shopId, language });
  if (!shop || !facts) throw new Refusal('record.notFound');
  const { lines } = await books.find({ db, shop, language });
  const practice = (await db.first(practiceShop, {})) ?? null;
  const rehearsal = await findRehearsal(db, shopId, practice);
  const priceOf = ({ id, isPublished }: (typeof facts.lines)[number]) => {
    if (!isPublished) return 'none';
    const line = lines.find((one) => one.id === id);
    if (!line) return 'refused';
    const { version, tariff } = line;
    return tryPriceShipment({ version, effectiveAt: '', tariff }, oneKilogram).bill ? 'priced' : 'refused';
  };
  const { order } = rehearsal;
  const isOwnDomain = (host: string) => shopDomain === '' || !host.endsWith(`.${shopDomain}`);
  const snapshot: LaunchSnapshot = {
    ...facts,
    // A closed line is in no book: its price is not what keeps it from being used.
    lines: facts.lines.map((line) => ({ ...line, price: priceOf(line) })),
    hasMail,
    testOrder: order ? (order.isShipped ? 'done' : 'running') : 'none',
    ownDomains: facts.hosts.filter(isOwnDomain).length,
    isOwnDomainPrimary: shop.primaryHost !== null && isOwnDomain(shop.primaryHost),
  };
  const isDone: Record<RehearsalStep, boolean> = {
    ...rehearsal,
    order: order !== null,
    pay: order?.isPaid ?? false,
    pick: order?.isPicked ?? false,
    pack: order?.isPacked ?? false,
    ship: order?.isShipped ?? false,
    arrive: order?.isArrived ?? false,
    deliver: order?.isDelivered ?? false,
  };
  return {
    state: shop.state,
    url: shop.primaryHost === null ? '' : originOf(shop.primaryHost),
    items: launchItems(snapshot).map((item) => ({ ...item, about: [...item.about] })),
    steps: rehearsalSteps.map((name) => ({ name, isDone: isDone[name] })),
    orderNumber: order?.number ?? null,
    practice: practice && { shopId: practice.shopId, url: originOf(practice.hosts[0]!) },
    mayAddPractice: practice === null && shopDomain !== '' && mayBePractised(shop.state),
    previewLinkAt: facts.previewLinkAt,
    members: facts.members,
    openOrders: facts.openOrders,
  };
}

/** The test order of the practice shop, unless the shop has sent one itself. */
async function findRehearsal(db: Db, shopId: number, practice: { readonly shopId: number } | null) {
  const own = (await db.first(rehearsalFacts, { shopId }))!;
  if (!practice || own.order?.isShipped) return own;
  return (await db.first(rehearsalFacts, { shopId: practice.shopId }))!;
}
