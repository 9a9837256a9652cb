import type { GatewayAccount } from '@onehaul/contract/console/gateways';

type Kind = 'plain' | 'hidden' | 'pem' | 'shopeeRegion';
const field = <Name extends string>(name: Name, kind: Kind = 'hidden') => ({ name, kind }) as const;

/** In the order of the gateway's merchant pages; public names (printed on invoices) are not masked. */
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
