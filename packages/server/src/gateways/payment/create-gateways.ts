import type { GatewaySecret } from '@onehaul/contract/console/gateways';
import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import type { SettingValues } from '@onehaul/settings/table';
import type { Keys } from '../../keys.ts';
import { unseal } from '../../sealed.ts';
import { createAlipay } from './alipay.ts';
import { type Breaker, createBreaker } from '../breaker.ts';
import { createOutbound, type Outbound } from '../outbound.ts';
import { GatewayUnavailable, type PaymentGateway } from './payment-gateway.ts';
import { createStripe } from './stripe.ts';
import { createWechat } from './wechat.ts';

export type GatewayUrls = Readonly<Record<GatewayMethod, string>>;

const defaultUrls: GatewayUrls = {
  wechat: 'https://api.mch.weixin.qq.com/',
  alipay: 'https://openapi.alipay.com/gateway.do',
  stripe: 'https://api.stripe.com',
};

/** Hosts each gateway may be reached at. Alipay serves statement files from another subdomain. */
const gatewayHosts: Readonly<Record<GatewayMethod, readonly string[]>> = {
  wechat: ['api.mch.weixin.qq.com'],
  alipay: ['.alipay.com'],
  stripe: ['api.stripe.com'],
};
/** Response size limit; large because a daily statement lists every payment. */
const maxBytes = 50 * 1024 * 1024;

/** Base URLs of the gateways; environment variables override them, for example with a simulator. */
export function gatewayUrlsFrom(
  env: Partial<Pick<SettingValues, 'WECHAT_PAY_URL' | 'ALIPAY_URL' | 'STRIPE_URL'>>,
): GatewayUrls {
  return {
    wechat: env.WECHAT_PAY_URL ?? defaultUrls.wechat,
    alipay: env.ALIPAY_URL ?? defaultUrls.alipay,
    stripe: env.STRIPE_URL ?? defaultUrls.stripe,
  };
}

/** A shop's encrypted gateway account, as stored. */
export type SealedAccount = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly gateway: GatewayMethod;
  readonly sealed: Buffer;
};
const gatewayAccountPurpose = 'gateway account';
export const sealOwnerOf = ({
  tenantId,
  shopId,
  gateway,
}: Omit<SealedAccount, 'sealed' | 'gateway'> & {
  readonly gateway: string;
}) => ({ purpose: gatewayAccountPurpose, owner: [tenantId, shopId, gateway] });

export type Gateways = {
  /** Returns a client for the shop's account; undefined when no key decrypts the account. */
  open(account: SealedAccount): Promise<PaymentGateway | undefined>;
};

const isUnavailable = (error: unknown) => error instanceof GatewayUnavailable;

/** Wraps a gateway's network calls in a circuit breaker; only unanswered calls count as failures. */
function withBreaker(gateway: PaymentGateway, breaker: Breaker): PaymentGateway {
  const spared = <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) => {
    return (...given: Given) => breaker.run(() => work(...given), isUnavailable);
  };
  return {
    ...gateway,
    start: spared((payment) => gateway.start(payment)),
    query: spared((payment) => gateway.query(payment)),
    close: spared((payment) => gateway.close(payment)),
    refund: spared((refund) => gateway.refund(refund)),
    queryRefund: spared((refund) => gateway.queryRefund(refund)),
    statement: spared((day) => gateway.statement(day)),
  };
}

/** Caches one client per account until its stored credentials change; the circuit breaker persists. */
export function createGateways(keys: Keys, urls: GatewayUrls = defaultUrls): Gateways {
  const opened = new Map<string, { sealed: Buffer; gateway: Promise<PaymentGateway | undefined> }>();
  const breakers = new Map<string, Breaker>();
  const outbound = (gateway: GatewayMethod) =>
    createOutbound({
      gateway,
      hosts: gatewayHosts[gateway],
      operatorUrls: [urls[gateway]],
      mostBytes: maxBytes,
    });
  const ways = { wechat: outbound('wechat'), alipay: outbound('alipay'), stripe: outbound('stripe') };

  const breakerOf = (name: string, { gateway }: SealedAccount) => {
    const breaker = breakers.get(name) ?? createBreaker(() => new GatewayUnavailable(gateway, 'it rests'));
    breakers.set(name, breaker);
    return breaker;
  };

  async function openAccount(name: string, account: SealedAccount): Promise<PaymentGateway | undefined> {
    const text = unseal(keys, sealOwnerOf(account), account.sealed);
    if (text === undefined) return undefined;
    const secret = JSON.parse(text) as GatewaySecret;
    return withBreaker(await createGateway(secret, urls, ways), breakerOf(name, account));
  }

  return {
    open(account) {
      const name = `${account.tenantId}/${account.shopId}/${account.gateway}`;
      const known = opened.get(name);
      if (known?.sealed.equals(account.sealed)) return known.gateway;
      const gateway = openAccount(name, account);
      opened.set(name, { sealed: account.sealed, gateway });
      return gateway;
    },
  };
}

function createGateway(
  secret: GatewaySecret,
  urls: GatewayUrls,
  ways: Readonly<Record<GatewayMethod, Outbound>>,
): Promise<PaymentGateway> {
  switch (secret.gateway) {
    case 'wechat':
      return createWechat(secret, urls.wechat, ways.wechat);
    case 'alipay':
      return createAlipay(secret, urls.alipay, ways.alipay);
    case 'stripe':
      return createStripe(secret, urls.stripe, ways.stripe);
    default:
      throw new Error(`${secret.gateway} takes no payments`);
  }
}
