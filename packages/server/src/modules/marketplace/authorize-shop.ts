import { randomBytes } from 'node:crypto';
import type { MarketplaceShop } from '@onehaul/contract/marketplace';
import type { Platform } from '@onehaul/domain/marketplace/marketplace-state';
import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import { PlatformCallFailed, type PlatformTokens } from '../../gateways/marketplace/marketplace-platform.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { secretHash } from '../../keys.ts';
import {
  markSyncDue,
  insertGrant,
  insertShop,
  lockShopByExternalId,
  shopOfMember,
  consumeGrant,
  writeTokens,
} from './marketplace-shop.repository.ts';
import { createPlatform, type MarketplaceCallServices, sealTokens } from './call-marketplace.ts';

const grantMinutes = 10;
const grantPurpose = 'marketplace grant';

export type GrantServices = MarketplaceCallServices & { originOf(host: string): string };

/**
 * Returns the marketplace's authorization URL; its random `state` ties the callback to this member (CSRF).
 */
export async function getAuthorizationUrl(
  services: GrantServices,
  { db, shop, member, visit }: ChangeContext,
  { platform }: { readonly platform: Platform },
): Promise<{ url: string }> {
  const opened = await createPlatform(services, { tenantId: shop.tenantId, shopId: shop.id, platform });
  const state = randomBytes(24).toString('base64url');
  const stateHash = secretHash(services.keys, grantPurpose, state);
  const of = { shopId: shop.id, memberId: member.id, stateHash, platform };
  await db.all(insertGrant, { ...of, minutes: grantMinutes });
  return { url: opened.authorizationUrl(`${services.originOf(visit.host)}/shopee/shop?state=${state}`) };
}

type GrantReturn = { readonly code: string; readonly externalId: string; readonly state: string };
type ExchangedGrant = {
  readonly platform: Platform;
  readonly externalId: string;
  readonly tokens: PlatformTokens;
  readonly described: { readonly name: string; readonly region: string };
};

/**
 * Exchanges the code for tokens. The `state` is single-use even on failure: it is consumed in its own
 * transaction before the marketplace is called (S64).
 */
export async function exchangeGrant(
  services: GrantServices,
  { shop, member, transaction }: MemberContext,
  { code, externalId, state }: GrantReturn,
): Promise<Prepared<ExchangedGrant>> {
  const stateHash = secretHash(services.keys, grantPurpose, state);
  const of = { shopId: shop.id, memberId: member.id };
  const grant = await transaction((db) => db.first(consumeGrant, { ...of, stateHash }));
  if (!grant) throw new Refusal('marketplace.grantInvalid');
  const { platform } = grant;
  const opened = await createPlatform(services, { tenantId: shop.tenantId, shopId: shop.id, platform });
  const tokens = await opened.exchangeCode(code, externalId).catch((error: unknown) => {
    if (!(error instanceof PlatformCallFailed)) throw error;
    throw new Refusal(error.kind === 'silent' ? 'marketplace.silent' : 'marketplace.grantInvalid');
  });
  // Without a name the shop is identified by its external id.
  const described = await opened
    .describeShop({ externalId, accessToken: tokens.accessToken })
    .catch(() => ({ name: '', region: '' }));
  return { ready: { platform, externalId, tokens, described }, discard: async () => undefined };
}

/** Connects or reconnects the shop. A shop connected by another member is refused. */
export async function authorizeShop(
  { keys }: GrantServices,
  { db, shop, member }: ChangeContext,
  { platform, externalId, tokens, described }: ExchangedGrant,
): Promise<MarketplaceShop> {
  const shopId = shop.id;
  const memberId = member.ownerId;
  const sealed = sealTokens(keys, { tenantId: shop.tenantId, shopId, platform, externalId }, tokens);
  const { accessUntil, refreshUntil } = tokens;
  const known = await db.first(lockShopByExternalId, { shopId, platform, externalId });
  if (known && known.memberId !== memberId) throw new Refusal('marketplace.ofOtherMember');
  const written = { shopId, sealed, accessUntil, refreshUntil };
  const id = known ? known.id : await add();
  if (known) await db.all(writeTokens, { ...written, id });
  await db.all(markSyncDue, { shopId, memberId, id });
  return (await db.first(shopOfMember, { shopId, memberId, id }))!;

  async function add(): Promise<number> {
    const { name, region } = described;
    const of = { memberId, platform, externalId, name: name || externalId, region };
    const added = await db
      .first(insertShop, { ...written, ...of })
      .catch(refuseUniqueViolation('marketplace_shop_once', 'marketplace.ofOtherMember'));
    return added!.id;
  }
}
