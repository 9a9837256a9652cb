import type { MarketplaceItem, PlatformStanding } from '@onehaul/domain/marketplace/marketplace-state';

/** What a seller's yes is worth: a token for calls, soon over, and one that gets the next pair, once. */
export type PlatformTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessUntil: Date;
  readonly refreshUntil: Date;
};

/** A shop at the marketplace that somebody has let us into. */
export type PlatformShop = { readonly externalId: string; readonly accessToken: string };

export type PlatformOrder = {
  readonly number: string;
  /** In the marketplace's own word, for people. */
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

/** Who hands parcels over on the way to the marketplace's warehouse. */
type Sender = {
  readonly name: string;
  readonly phone: string;
  readonly postcode: string;
  readonly address: string;
};

/** A marketplace as one company reaches it. Lists of numbers are never longer than `mostAtOnce`. */
export type MarketplacePlatform = {
  /** Where the seller says yes; they come back to `returnUrl` with a code and the number of their shop. */
  authorizationUrl(returnUrl: string): string;
  exchangeCode(code: string, externalId: string): Promise<PlatformTokens>;
  /** The pair that is handed in is worth nothing afterwards. */
  refresh(externalId: string, refreshToken: string): Promise<PlatformTokens>;
  describeShop(shop: PlatformShop): Promise<{ readonly name: string; readonly region: string }>;
  /** Numbers of orders that changed between two instants, a page at a time; a null cursor ends it. */
  ordersSince(
    shop: PlatformShop,
    span: { readonly from: Date; readonly until: Date; readonly cursor: string },
  ): Promise<{ readonly numbers: readonly string[]; readonly cursor: string | null }>;
  orderDetails(shop: PlatformShop, numbers: readonly string[]): Promise<readonly PlatformOrder[]>;
  /** Says that the goods will come, and answers the number of the last mile; null when there is none yet. */
  ship(shop: PlatformShop, number: string): Promise<string | null>;
  trackingNumber(shop: PlatformShop, number: string): Promise<string | null>;
  /** The marketplace's own label as a PDF; null while it is being drawn. */
  label(
    shop: PlatformShop,
    order: { readonly number: string; readonly trackingNumber: string },
  ): Promise<Uint8Array | null>;
  /** Labels that were drawn before, as one PDF. */
  labels(shop: PlatformShop, numbers: readonly string[]): Promise<Uint8Array>;
  readonly firstMile: {
    generate(
      shop: PlatformShop,
      of: { readonly declaredOn: string; readonly sender: Sender },
    ): Promise<string>;
    /** Answers the orders that the marketplace did not take. */
    bind(shop: PlatformShop, firstMile: string, numbers: readonly string[]): Promise<readonly string[]>;
    unbind(shop: PlatformShop, firstMile: string, numbers: readonly string[]): Promise<readonly string[]>;
  };
};

/** Orders that one call may name. */
export const mostAtOnce = 50;
/** The longest span that may be asked for at once. */
export const longestSpanMs = 15 * 24 * 3_600_000;

/**
 * Why a marketplace did not do what was asked: it did not answer, it no longer lets us in, or it said no. Its own code
 * is kept for people; tokens and keys are in neither.
 */
export class PlatformRefused extends Error {
  readonly kind: 'silent' | 'expired' | 'refused';
  readonly code: string;
  constructor(kind: PlatformRefused['kind'], code: string) {
    super(`the marketplace: ${kind}, ${code}`);
    this.name = 'PlatformRefused';
    this.kind = kind;
    this.code = code.slice(0, 100);
  }
}
