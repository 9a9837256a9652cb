import type { Keys } from '../../keys.ts';
import { seal as sealFor, unseal as unsealFor } from '../../sealed.ts';

/** Owner of the secret; in another person's row it cannot be decrypted. */
type Owner = { readonly tenantId: number; readonly id: number };
const ownerOf = ({ tenantId, id }: Owner) => ({ purpose: 'staff totp', owner: [tenantId, id] });

export const seal = (keys: Keys, owner: Owner, secret: string): Buffer =>
  sealFor(keys, ownerOf(owner), secret);

export const unseal = (keys: Keys, owner: Owner, stored: Buffer): string | undefined =>
  unsealFor(keys, ownerOf(owner), stored);
