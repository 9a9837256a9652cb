import { Refusal } from '@onehaul/domain/refusal';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import {
  type MarketplacePlatform,
  PlatformCallFailed,
  type PlatformShop,
  type PlatformTokens,
} from '../../gateways/marketplace/marketplace-platform.ts';
import type { Marketplaces } from '../../gateways/marketplace/create-marketplaces.ts';
import type { Keys } from '../../keys.ts';
import { emit } from '../../outbox/emit.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';
import {
  endAuthorization,
  lockShopAccess,
  platformAccount,
  type ShopAccess,
  shopAccessById,
  writeTokens,
} from './marketplace-shop.repository.ts';

export type MarketplaceCallServices = {
  readonly database: Database;
  readonly marketplaces: Marketplaces;
  readonly keys: Keys;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};
export type MarketplaceShopKey = { readonly tenantId: number; readonly shopId: number; readonly id: number };
type ExternalShopKey = Pick<ShopAccess, 'tenantId' | 'shopId' | 'externalId'> & { readonly platform: string };

export const tokenSealOwner = ({ tenantId, shopId, platform, externalId }: ExternalShopKey): SealOwner => ({
  purpose: 'marketplace tokens',
  owner: [tenantId, shopId, platform, externalId],
});
type TokenPair = Pick<PlatformTokens, 'accessToken' | 'refreshToken'>;

/** Encrypts a token pair, bound to its row: it does not decrypt in another one. */
export const sealTokens = (
  keys: Keys,
  shop: ExternalShopKey,
  { accessToken, refreshToken }: PlatformTokens,
) => seal(keys, tokenSealOwner(shop), JSON.stringify({ accessToken, refreshToken }));

function unsealTokens(keys: Keys, shop: ShopAccess): TokenPair {
  const text = shop.tokensSealed && unseal(keys, tokenSealOwner(shop), shop.tokensSealed);
  if (!text) throw new PlatformCallFailed('expired', 'no tokens');
  return JSON.parse(text) as TokenPair;
}

/** Opens the marketplace API with the account of one of our shops. */
export async function createPlatform(
  { database, marketplaces }: Pick<MarketplaceCallServices, 'database' | 'marketplaces'>,
  of: Pick<ShopAccess, 'tenantId' | 'shopId' | 'platform'>,
): Promise<MarketplacePlatform> {
  const { tenantId, ...which } = of;
  const account = await database.tenant(tenantId).first(platformAccount, which);
  const platform = account && marketplaces.open({ ...account, platform: of.platform });
  if (!platform) throw new Refusal('marketplace.silent');
  return platform;
}

/** Tokens are renewed this long before they expire. */
const renewBeforeMs = 10 * 60_000;
const isFresh = ({ accessUntil }: ShopAccess) =>
  accessUntil !== null && accessUntil.getTime() - Date.now() > renewBeforeMs;

/**
 * Returns a valid access token, renewing it if needed. A refresh token is single-use, so the row is locked
 * during renewal and a concurrent caller finds the new pair. This is the only marketplace call inside a
 * transaction.
 */
async function getAccessToken(
  { database, keys }: MarketplaceCallServices,
  platform: MarketplacePlatform,
  shop: ShopAccess,
  refused?: string,
): Promise<string> {
  const known = unsealTokens(keys, shop).accessToken;
  if (isFresh(shop) && known !== refused) return known;
  return database.transaction(shop.tenantId, async (db) => {
    const { shopId, id } = shop;
    const now = await db.first(lockShopAccess, { shopId, id });
    if (!now) throw new PlatformCallFailed('expired', 'gone');
    const { accessToken, refreshToken } = unsealTokens(keys, now);
    if (isFresh(now) && accessToken !== refused) return accessToken;
    const fresh = await platform.refresh(now.externalId, refreshToken).catch((error: unknown) => {
      const isSilent = !(error instanceof PlatformCallFailed) || error.kind === 'silent';
      throw isSilent ? error : new PlatformCallFailed('expired', error.code);
    });
    const { accessUntil, refreshUntil } = fresh;
    await db.all(writeTokens, {
      shopId,
      id,
      sealed: sealTokens(keys, now, fresh),
      accessUntil,
      refreshUntil,
    });
    return fresh.accessToken;
  });
}

/** Notifies only once: a second call finds the state already changed. */
async function expireAuthorization(
  { database }: MarketplaceCallServices,
  { tenantId, shopId, id }: MarketplaceShopKey,
): Promise<void> {
  await database.transaction(tenantId, async (db) => {
    const ended = await db.first(endAuthorization, { shopId, id, from: ['authorized'], to: 'expired' });
    if (!ended) return;
    const { memberId, name, externalId } = ended;
    const details = { number: name || externalId };
    await emit(db, { shopId, memberId, topic: 'marketplaceExpired', subjectId: id, details });
  });
}

type PlatformCall<T> = (platform: MarketplacePlatform, shop: PlatformShop) => Promise<T>;

/**
 * Runs an API call on behalf of a shop. A rejected token is renewed once; if that fails too, the seller has
 * revoked the authorization. Rethrows the marketplace's error.
 */
export async function callMarketplace<T>(
  services: MarketplaceCallServices,
  which: MarketplaceShopKey,
  work: PlatformCall<T>,
): Promise<T> {
  const { tenantId, shopId, id } = which;
  const shop = await services.database.tenant(tenantId).first(shopAccessById, { shopId, id });
  if (!shop) throw new Refusal('record.notFound');
  const { externalId } = shop;
  try {
    const platform = await createPlatform(services, shop);
    const accessToken = await getAccessToken(services, platform, shop);
    try {
      return await work(platform, { externalId, accessToken });
    } catch (error) {
      if (!(error instanceof PlatformCallFailed) || error.kind !== 'expired') throw error;
      const renewed = await getAccessToken(services, platform, shop, accessToken);
      return await work(platform, { externalId, accessToken: renewed });
    }
  } catch (error) {
    if (error instanceof PlatformCallFailed && error.kind === 'expired')
      await expireAuthorization(services, which);
    throw error;
  }
}

/** Maps a marketplace error to the refusal shown to the member. */
export function refusalFrom(error: unknown, shopName: string): unknown {
  if (!(error instanceof PlatformCallFailed)) return error;
  if (error.kind === 'silent') return new Refusal('marketplace.silent');
  if (error.kind === 'expired') return new Refusal('marketplace.expired', { shop: shopName });
  return new Refusal('marketplace.refused', { reason: error.code });
}
