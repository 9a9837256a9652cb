import type { MarketplaceItem, PlatformStanding } from '@onehaul/domain/marketplace/marketplace-state';

/** OAuth tokens of a seller's authorization: a short-lived access token and a single-use refresh token. */
export type PlatformTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessUntil: Date;
  readonly refreshUntil: Date;
};

/** A marketplace shop that its seller authorized. */
export type PlatformShop = { readonly externalId: string; readonly accessToken: string };

export type PlatformOrder = {
  readonly number: string;
  /** The marketplace's own status, for display. */
  readonly state: string;
  readonly standing: PlatformStanding;
  readonly updatedAt: Date;
  readonly buyerName: string;
  readonly region: string;
  readonly currencyCode: string;
  readonly minor: number;
  readonly items: readonly MarketplaceItem[];
  readonly shipBy: Date | null;
};

/** Sender of the first mile, to the marketplace's warehouse. */
type Sender = {
  readonly name: string;
  readonly phone: string;
  readonly postcode: string;
  readonly address: string;
};

/** A marketplace as reached with one tenant's account. Lists of order numbers hold at most `mostAtOnce`. */
export type MarketplacePlatform = {
  /** The seller's consent page; it redirects to `returnUrl` with a code and the marketplace shop's id. */
  authorizationUrl(returnUrl: string): string;
  exchangeCode(code: string, externalId: string): Promise<PlatformTokens>;
  /** Invalidates the pair that is passed in. */
  refresh(externalId: string, refreshToken: string): Promise<PlatformTokens>;
  describeShop(shop: PlatformShop): Promise<{ readonly name: string; readonly region: string }>;
  /** Pages through the numbers of orders updated between two instants; a null cursor is the end. */
  ordersSince(
    shop: PlatformShop,
    span: { readonly from: Date; readonly until: Date; readonly cursor: string },
  ): Promise<{ readonly numbers: readonly string[]; readonly cursor: string | null }>;
  orderDetails(shop: PlatformShop, numbers: readonly string[]): Promise<readonly PlatformOrder[]>;
  /** Announces the shipment and returns the last-mile tracking number; null when there is none yet. */
  ship(shop: PlatformShop, number: string): Promise<string | null>;
  trackingNumber(shop: PlatformShop, number: string): Promise<string | null>;
  /** The marketplace's label as a PDF; null while it is being generated. */
  label(
    shop: PlatformShop,
    order: { readonly number: string; readonly trackingNumber: string },
  ): Promise<Uint8Array | null>;
  /** Labels that were generated before, merged into one PDF. */
  labels(shop: PlatformShop, numbers: readonly string[]): Promise<Uint8Array>;
  readonly firstMile: {
    generate(
      shop: PlatformShop,
      of: { readonly declaredOn: string; readonly sender: Sender },
    ): Promise<string>;
    /** Returns the orders that the marketplace rejected. */
    bind(shop: PlatformShop, firstMile: string, numbers: readonly string[]): Promise<readonly string[]>;
    unbind(shop: PlatformShop, firstMile: string, numbers: readonly string[]): Promise<readonly string[]>;
  };
};

/** Most orders in one call. */
export const maxOrdersPerCall = 50;
/** The longest time span of one query. */
export const maxSpanMs = 15 * 24 * 3_600_000;

/**
 * Why a marketplace call failed: no answer, the authorization expired, or a refusal. The marketplace's own
 * code is included for staff; tokens and keys never are.
 */
export class PlatformCallFailed extends Error {
  readonly kind: 'silent' | 'expired' | 'refused';
  readonly code: string;
  constructor(kind: PlatformCallFailed['kind'], code: string) {
    super(`the marketplace: ${kind}, ${code}`);
    this.name = 'PlatformCallFailed';
    this.kind = kind;
    this.code = code.slice(0, 100);
  }
}
