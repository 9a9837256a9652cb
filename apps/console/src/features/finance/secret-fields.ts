import type { GatewayAccount } from '@onehaul/contract/console/gateways';

type Kind = 'plain' | 'hidden' | 'pem' | 'shopeeRegion';
const field = <Name extends string>(name: Name, kind: Kind = 'hidden') => ({ name, kind }) as const;

/** In the order a merchant's pages show them; names that are printed on invoices are not hidden. */
export const secretFields = {
  wechat: [
    field('merchantId', 'plain'),
    field('appId', 'plain'),
    field('serial', 'plain'),
    field('privateKey', 'pem'),
    field('apiKey'),
    field('platformSerial', 'plain'),
    field('platformKey', 'pem'),
  ],
  alipay: [
    field('appId', 'plain'),
    field('sellerId', 'plain'),
    field('privateKey', 'pem'),
    field('alipayPublicKey', 'pem'),
  ],
  stripe: [field('accountId', 'plain'), field('secretKey'), field('webhookSecret')],
  kuaidi100: [field('customer', 'plain'), field('key'), field('salt')],
  track17: [field('token')],
  shopee: [field('partnerId', 'plain'), field('partnerKey'), field('region', 'shopeeRegion')],
} as const satisfies Record<GatewayAccount['gateway'], readonly { name: string; kind: Kind }[]>;
