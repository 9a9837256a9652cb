import { Refusal } from '@onehaul/domain/refusal';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import {
  type MarketplacePlatform,
  PlatformRefused,
  type PlatformShop,
  type PlatformTokens,
} from '../../gateways/marketplace/marketplace-platform.ts';
import type { Marketplaces } from '../../gateways/marketplace/open-marketplaces.ts';
import type { Keys } from '../../keys.ts';
import { emit } from '../../outbox/emit.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';
import {
  endAuthorization,
  lockReachedShop,
  platformAccount,
  type ReachedShop,
  reachedShop,
  writeTokens,
} from './marketplace-shop.repository.ts';

export type ReachServices = {
  readonly database: Database;
  readonly marketplaces: Marketplaces;
  readonly keys: Keys;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};
export type WhichShop = { readonly tenantId: number; readonly shopId: number; readonly id: number };
type OfExternal = Pick<ReachedShop, 'tenantId' | 'shopId' | 'externalId'> & { readonly platform: string };

export const ownerOf = ({ tenantId, shopId, platform, externalId }: OfExternal): SealOwner => ({
  purpose: 'marketplace tokens',
  owner: [tenantId, shopId, platform, externalId],
});
type Pair = Pick<PlatformTokens, 'accessToken' | 'refreshToken'>;

/** Encrypts a token pair, bound to its row: it does not decrypt in another one. */
export const sealTokens = (keys: Keys, shop: OfExternal, { accessToken, refreshToken }: PlatformTokens) =>
  seal(keys, ownerOf(shop), JSON.stringify({ accessToken, refreshToken }));

function tokensOf(keys: Keys, shop: ReachedShop): Pair {
  const text = shop.tokensSealed && unseal(keys, ownerOf(shop), shop.tokensSealed);
  if (!text) throw new PlatformRefused('expired', 'no tokens');
  return JSON.parse(text) as Pair;
}

/** Opens the marketplace API with the account of one of our shops. */
export async function openPlatform(
  { database, marketplaces }: Pick<ReachServices, 'database' | 'marketplaces'>,
  of: Pick<ReachedShop, 'tenantId' | 'shopId' | 'platform'>,
): Promise<MarketplacePlatform> {
  const { tenantId, ...which } = of;
  const account = await database.tenant(tenantId).first(platformAccount, which);
  const platform = account && marketplaces.open({ ...account, platform: of.platform });
  if (!platform) throw new Refusal('marketplace.silent');
  return platform;
}

/** Tokens are renewed this long before they expire. */
const renewedBeforeMs = 10 * 60_000;
const isFresh = ({ accessUntil }: ReachedShop) =>
  accessUntil !== null && accessUntil.getTime() - Date.now() > renewedBeforeMs;

/**
 * Returns a valid access token, renewing it if needed. A refresh token is single-use, so the row is locked
 * during renewal and a concurrent caller finds the new pair. This is the only marketplace call inside a
 * transaction.
 */
async function accessOf(
  { database, keys }: ReachServices,
  platform: MarketplacePlatform,
  shop: ReachedShop,
  refused?: string,
): Promise<string> {
  const known = tokensOf(keys, shop).accessToken;
  if (isFresh(shop) && known !== refused) return known;
  return database.transaction(shop.tenantId, async (db) => {
    const { shopId, id } = shop;
    const now = await db.first(lockReachedShop, { shopId, id });
    if (!now) throw new PlatformRefused('expired', 'gone');
    const { accessToken, refreshToken } = tokensOf(keys, now);
    if (isFresh(now) && accessToken !== refused) return accessToken;
    const fresh = await platform.refresh(now.externalId, refreshToken).catch((error: unknown) => {
      const isSilent = !(error instanceof PlatformRefused) || error.kind === 'silent';
      throw isSilent ? error : new PlatformRefused('expired', error.code);
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
async function expire({ database }: ReachServices, { tenantId, shopId, id }: WhichShop): Promise<void> {
  await database.transaction(tenantId, async (db) => {
    const ended = await db.first(endAuthorization, { shopId, id, from: ['authorized'], to: 'expired' });
    if (!ended) return;
    const { memberId, name, externalId } = ended;
    const details = { number: name || externalId };
    await emit(db, { shopId, memberId, topic: 'marketplaceExpired', subjectId: id, details });
  });
}

type Work<T> = (platform: MarketplacePlatform, shop: PlatformShop) => Promise<T>;

/**
 * Runs an API call on behalf of a shop. A rejected token is renewed once; if that fails too, the seller has
 * revoked the authorization. Rethrows the marketplace's error.
 */
export async function reachShop<T>(services: ReachServices, which: WhichShop, work: Work<T>): Promise<T> {
  const { tenantId, shopId, id } = which;
  const shop = await services.database.tenant(tenantId).first(reachedShop, { shopId, id });
  if (!shop) throw new Refusal('record.notFound');
  const { externalId } = shop;
  try {
    const platform = await openPlatform(services, shop);
    const accessToken = await accessOf(services, platform, shop);
    try {
      return await work(platform, { externalId, accessToken });
    } catch (error) {
      if (!(error instanceof PlatformRefused) || error.kind !== 'expired') throw error;
      const renewed = await accessOf(services, platform, shop, accessToken);
      return await work(platform, { externalId, accessToken: renewed });
    }
  } catch (error) {
    if (error instanceof PlatformRefused && error.kind === 'expired') await expire(services, which);
    throw error;
  }
}

/** Maps a marketplace error to the refusal shown to the member. */
export function refusalFrom(error: unknown, shopName: string): unknown {
  if (!(error instanceof PlatformRefused)) return error;
  if (error.kind === 'silent') return new Refusal('marketplace.silent');
  if (error.kind === 'expired') return new Refusal('marketplace.expired', { shop: shopName });
  return new Refusal('marketplace.refused', { reason: error.code });
}
