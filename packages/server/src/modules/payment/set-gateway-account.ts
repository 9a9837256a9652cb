import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { GatewaySecret } from '@onehaul/contract/console/gateways';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { sealOwnerOf } from '../../gateways/payment/create-gateways.ts';
import type { Keys } from '../../keys.ts';
import { seal } from '../../sealed.ts';
import { shopExists } from '../shop/index.ts';
import { upsertGatewayAccount } from './finance-settings.repository.ts';

const merchantOf = (secret: GatewaySecret): string => {
  switch (secret.gateway) {
    case 'wechat':
      return secret.merchantId;
    case 'alipay':
      return secret.appId;
    case 'stripe':
      return secret.accountId;
    case 'kuaidi100':
      return secret.customer;
    case 'track17':
      return secret.token;
    case 'shopee':
      return secret.partnerId;
  }
};
/** The last four characters suffice to tell two accounts apart. */
const shortened = (merchant: string) => `…${merchant.slice(-4)}`;

/** Validates keys when they are entered, instead of failing on the first member's payment. */
function assertKeys(secret: GatewaySecret): void {
  const read = (field: string, parse: () => unknown) => {
    try {
      parse();
    } catch {
      throw new Refusal('input.invalid', { field });
    }
  };
  if (secret.gateway !== 'wechat' && secret.gateway !== 'alipay') return;
  read('privateKey', () => createPrivateKey(secret.privateKey));
  if (secret.gateway === 'wechat') read('platformKey', () => createPublicKey(secret.platformKey));
  else read('alipayPublicKey', () => createPublicKey(secret.alipayPublicKey));
}

/** Seals a gateway's credentials for its shop. Returns the details that are safe to audit. */
export async function setGatewayAccount(
  db: TransactionDb,
  keys: Keys,
  { tenantId, shopId, secret }: { tenantId: number; shopId: number; secret: GatewaySecret },
): Promise<string> {
  if (!(await db.first(shopExists, { shopId }))) throw new Refusal('record.notFound');
  assertKeys(secret);
  const { gateway } = secret;
  const label = shortened(merchantOf(secret));
  const sealed = seal(keys, sealOwnerOf({ tenantId, shopId, gateway }), JSON.stringify(secret));
  await db.all(upsertGatewayAccount, { shopId, gateway, sealed, label });
  return label;
}
