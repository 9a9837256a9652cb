import type { TrackingProviderName } from '../../gateways/tracking/tracking-provider.ts';
import type { Keys } from '../../keys.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';

type AccountScope = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly provider: TrackingProviderName;
};
const ownerOf = ({ tenantId, shopId, provider }: AccountScope): SealOwner => ({
  purpose: 'gateway account',
  owner: [tenantId, shopId, provider],
});

/** Seals a shop's provider account for storage. */
export const sealAccount = (keys: Keys, of: AccountScope, account: object): Buffer =>
  seal(keys, ownerOf(of), JSON.stringify(account));

/** Undefined when none of the configured keys decrypts it. */
export const unsealAccount = (keys: Keys, of: AccountScope, sealed: Buffer): string | undefined =>
  unseal(keys, ownerOf(of), sealed);
