import { randomUUID } from 'node:crypto';
import type { MarketplaceState } from '@onehaul/domain/marketplace/marketplace-state';
import { secretHash } from '@onehaul/server/keys';
import { objectKeyOf } from '@onehaul/server/modules/file/index';
import { setGatewayAccount } from '@onehaul/server/modules/payment/index';
import type { Actor, Shop } from './actors.ts';
import { aRow } from './catalog-builders.ts';
import { aMember } from './member-builders.ts';
import { anOrder, aPricedLine } from './order-builders.ts';
import { aGoodsType, newCourierNumber } from './parcel-builders.ts';
import type { TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;
type InputsContext = { readonly database: TestDatabase; readonly api: TestApi; readonly shop: Shop };
type Owner = { readonly id: number };

/** Credentials of a marketplace that is unreachable in tests. */
const nowhere = { partnerId: '1', partnerKey: 'key', region: 'global' } as const;

/** A member's marketplace shop, with invalid tokens. */
const aMarketplaceShop = (database: TestDatabase, shop: Shop, member: Owner) =>
  aRow(database, shop, 'marketplace_shop', {
    memberId: member.id,
    platform: 'shopee',
    externalId: randomUUID(),
    name: 'Cups',
    tokensSealed: Buffer.alloc(64),
  });

/** A marketplace order in a state; from `linked` on with an order of the shop. */
async function aMarketplaceOrder(
  database: TestDatabase,
  shop: Shop,
  member: Owner,
  state: MarketplaceState,
  more: Body = {},
) {
  const at = await aMarketplaceShop(database, shop, member);
  const number = randomUUID().slice(0, 14);
  const order =
    state === 'synced'
      ? undefined
      : await anOrder(database, shop, member, {
          kind: 'marketplace',
          step: state === 'linked' ? 'awaitingArrival' : 'toPick',
          row: { clientNumber: number },
        });
  const row = await aRow(database, shop, 'marketplace_order', {
    memberId: member.id,
    marketplaceShopId: at.id,
    externalNumber: number,
    platformState: 'READY_TO_SHIP',
    platformUpdatedAt: new Date(),
    standing: 'toShip',
    state,
    orderId: order?.id ?? null,
    ...more,
  });
  return { id: row.id, number, shopId: at.id, orderId: order?.id };
}

/** Minimal valid inputs for the marketplace calls, referring to records of `member`. */
export function createMarketplaceInputs({ database, api, shop }: InputsContext): Record<string, Input> {
  const { tenantId, id: shopId } = shop;
  const known = async () => {
    const secret = { gateway: 'shopee', ...nowhere } as const;
    const { keys } = api.services;
    await database.database.transaction(tenantId, (db) =>
      setGatewayAccount(db, keys, { tenantId, shopId, secret }),
    );
  };
  const own: Input = async ({ member }) => ({ Id: (await aMarketplaceShop(database, shop, member)).id });
  const ordered =
    (state: MarketplaceState): Input =>
    async ({ member }) => ({ Id: (await aMarketplaceOrder(database, shop, member, state)).id });
  const chosen =
    (state: MarketplaceState): Input =>
    async ({ member }) => ({ Ids: [(await aMarketplaceOrder(database, shop, member, state)).id] });
  return {
    '/Base_Electronic/GetAuthorizationUrl': async () => (await known(), {}),
    '/Base_Electronic/FrontAuthorization': async ({ member }) => {
      await known();
      const state = randomUUID();
      await aRow(database, shop, 'marketplace_grant', {
        stateHash: secretHash(api.services.keys, 'marketplace grant', state),
        memberId: member.id,
        platform: 'shopee',
        expiresAt: new Date(Date.now() + 60_000),
      });
      return { Code: 'code', ExternalId: '1', State: state };
    },
    '/Base_Electronic/AddData': async (cell) => ({ ...(await own(cell)), Name: 'Cups' }),
    '/Base_Electronic/Disconnect': own,
    '/Base_Electronic/Sync': own,
    '/Base_Electronic/GetOrder': ordered('synced'),
    '/Base_Electronic/LinkOrder': async (cell) => {
      const line = await aPricedLine(database, shop, { goodsTypeIds: [await aGoodsType(database, shop)] });
      await database.sql(
        'update carrier set marketplace = true where id = (select carrier_id from line where id = $1)',
        [line.id],
      );
      return { ...(await ordered('synced')(cell)), Codes: [newCourierNumber()], ChannelId: line.id };
    },
    '/Base_Electronic/UnlinkOrder': ordered('linked'),
    '/Base_Electronic/GetLabels': async ({ member }) => {
      const labelKey = `marketplace-label/${randomUUID()}.pdf`;
      const key = objectKeyOf({ tenantId, id: shopId }, labelKey)!;
      const paper = Buffer.from('%PDF-');
      await api.services.storage.put(key, paper, { contentType: 'application/pdf', visibility: 'private' });
      return { Ids: [(await aMarketplaceOrder(database, shop, member, 'labelled', { labelKey })).id] };
    },
    '/Base_Electronic/BindFirstMile': async (cell) => (await known(), chosen('labelled')(cell)),
    '/Base_Electronic/UnbindFirstMile': async ({ member }) => {
      await known();
      const at = await aMarketplaceShop(database, shop, member);
      const firstMile = await aRow(database, shop, 'first_mile', {
        memberId: member.id,
        marketplaceShopId: at.id,
        number: randomUUID(),
        declaredOn: '2026-11-16',
      });
      const more = { firstMileId: firstMile.id };
      return { Ids: [(await aMarketplaceOrder(database, shop, member, 'bound', more)).id] };
    },
  };
}

/** Minimal valid inputs for the console's marketplace calls. */
export function createMarketplaceStaffInputs({ database, api, shop }: InputsContext): Record<string, Input> {
  return {
    '/console/marketplaces/label': async () => {
      const labelKey = `marketplace-label/${randomUUID()}.pdf`;
      const key = objectKeyOf(shop, labelKey)!;
      const paper = Buffer.from('%PDF-');
      await api.services.storage.put(key, paper, { contentType: 'application/pdf', visibility: 'private' });
      const owner = await aMember(database, shop);
      const more = { labelKey, trackingNumber: 'TW1' };
      const { orderId } = await aMarketplaceOrder(database, shop, owner, 'labelled', more);
      return { shopId: shop.id, orderId };
    },
  };
}
