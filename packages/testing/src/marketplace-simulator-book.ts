import { randomBytes } from 'node:crypto';

/** An order of the simulated marketplace. */
export type SimulatedOrder = {
  readonly number: string;
  readonly shopId: string;
  status: string;
  updatedAt: number;
  shipBy: number;
  readonly buyer: string;
  readonly region: string;
  readonly currency: string;
  readonly amount: number;
  readonly items: readonly { readonly name: string; readonly sku: string; readonly quantity: number }[];
  trackingNumber: string | null;
  firstMile: string | null;
};

type Grant = { readonly shopId: string; accessToken: string; accessUntil: number; refreshToken: string };

const secondsNow = () => Math.floor(Date.now() / 1000);
const secret = () => randomBytes(16).toString('hex');

/** State of the marketplace: authorizations, orders and first-mile numbers. */
export function createMarketplaceBook() {
  const codes = new Map<string, string>();
  const grants = new Map<string, Grant>();
  const orders = new Map<string, SimulatedOrder>();
  const firstMiles = new Set<string>();
  let made = 0;
  let accessSeconds = 4 * 3600;

  const grantOf = (shopId: string): Grant => {
    const grant = {
      shopId,
      accessToken: secret(),
      accessUntil: secondsNow() + accessSeconds,
      refreshToken: secret(),
    };
    grants.set(shopId, grant);
    return grant;
  };

  return {
    orders,
    firstMiles,
    /** Grants consent; the code can be exchanged once. */
    newCode(shopId: string): string {
      const code = secret();
      codes.set(code, shopId);
      return code;
    },
    exchange(code: string, shopId: string): Grant | undefined {
      if (codes.get(code) !== shopId) return undefined;
      codes.delete(code);
      return grantOf(shopId);
    },
    /** Invalidates the old pair of tokens. */
    refresh(refreshToken: string, shopId: string): Grant | undefined {
      return grants.get(shopId)?.refreshToken === refreshToken ? grantOf(shopId) : undefined;
    },
    isLetIn(shopId: string, accessToken: string): boolean {
      const grant = grants.get(shopId);
      return grant?.accessToken === accessToken && grant.accessUntil > secondsNow();
    },
    expireSeconds: () => accessSeconds,
    /** Sets the lifetime of new access tokens. */
    setExpiry: (seconds: number) => void (accessSeconds = seconds),
    endAccess(shopId: string) {
      const grant = grants.get(shopId);
      if (grant) grant.accessUntil = 0;
    },
    /** Revokes the seller's authorization. */
    revoke: (shopId: string) => void grants.delete(shopId),
    add(shopId: string, own: Partial<SimulatedOrder> = {}): SimulatedOrder {
      made += 1;
      const order: SimulatedOrder = {
        number: `26${String(shopId).slice(-4)}SIM${String(made).padStart(5, '0')}`,
        shopId,
        status: 'READY_TO_SHIP',
        updatedAt: secondsNow(),
        shipBy: secondsNow() + 2 * 24 * 3600,
        buyer: 'l*****n',
        region: 'TW',
        currency: 'TWD',
        amount: 499,
        items: [{ name: 'Cup of glass', sku: 'CUP-01', quantity: 2 }],
        trackingNumber: null,
        firstMile: null,
        ...own,
      };
      orders.set(order.number, order);
      return order;
    },
    /** Sets an order's status now; Shopee's timestamps are whole seconds. */
    turn(number: string, status: string): SimulatedOrder {
      const order = orders.get(number)!;
      order.status = status;
      order.updatedAt = Math.max(secondsNow(), order.updatedAt);
      return order;
    },
    newFirstMile(): string {
      const number = `CNF${Date.now()}${String(firstMiles.size).padStart(4, '0')}`;
      firstMiles.add(number);
      return number;
    },
  };
}
export type MarketplaceBook = ReturnType<typeof createMarketplaceBook>;
