import { randomBytes } from 'node:crypto';
import type { HostKind } from '@onehaul/domain/host/host-check';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { shopExists } from '../shop/index.ts';
import type { Edge } from '../../services.ts';
import { type Claim, claimsOfShop, hostKnown, insertClaim } from './host.repository.ts';
import { lookOfName, parseOwnDomain, unicodeOf } from './parse-domain.ts';

const maxDomains = 20;

type Added = { readonly shopId: number; readonly name: string; readonly kind: HostKind };

/** Claims a domain. The claim binds nobody else: only records in DNS connect the name. */
export async function addHost(
  db: TransactionDb,
  edge: Edge,
  { shopId, name: typed, kind }: Added,
): Promise<Claim> {
  if (!(await db.first(shopExists, { shopId }))) throw new Refusal('record.notFound');
  const name = parseOwnDomain(typed, edge.reserved);
  const isInternational = unicodeOf(name) !== name;
  if (isInternational && (await db.first(hostKnown, { look: lookOfName(name) }))?.isKnown)
    throw new Refusal('host.lookalike');
  if ((await db.all(claimsOfShop, { shopId })).length >= maxDomains)
    throw new Refusal('host.tooMany', { most: maxDomains });
  const claim = await db.first(insertClaim, { shopId, name, kind, token: randomBytes(20).toString('hex') });
  if (!claim) throw new Refusal('record.taken');
  return claim;
}
