import type { HostRow } from '@onehaul/contract/console/hosts';
import { hostEndsAt, proofNameOf, proofValueOf } from '@onehaul/domain/host/host-check';
import type { Db } from '../../db/database.ts';
import type { Edge } from '../../services.ts';
import { type Claim, claimsOfShop, hostsOfShop } from './host.repository.ts';
import { isApex, unicodeOf } from './parse-domain.ts';

type Records = HostRow['records'];
type Directory = Pick<HostRow, 'isLive' | 'isPrimary' | 'redirectsTo'>;
const outside: Directory = { isLive: false, isPrimary: false, redirectsTo: null };

/** The DNS records of a claim, each with what the last check found. */
function recordsOf({ name, token, found }: Claim, { host, addresses }: Edge): Records {
  const {
    proof = [],
    aliases = [],
    addresses: foundAddresses = [],
    isProved = false,
    isPointing = false,
  } = found;
  const proving: Records[number] = {
    type: 'TXT',
    name: proofNameOf(name),
    value: proofValueOf(token),
    found: [...proof],
    isRight: isProved,
  };
  // The apex of a domain cannot be an alias; without known addresses the provider's alias record has to do.
  if (isApex(name) && addresses.length > 0)
    return [
      proving,
      ...addresses.map((address) => ({
        type: address.includes(':') ? ('AAAA' as const) : ('A' as const),
        name,
        value: address,
        found: [...foundAddresses],
        isRight: isPointing && (aliases.length > 0 || foundAddresses.includes(address)),
      })),
    ];
  const pointed = aliases.length > 0 ? aliases : foundAddresses;
  return [proving, { type: 'CNAME', name, value: host, found: [...pointed], isRight: isPointing }];
}

export function rowOfClaim(claim: Claim, edge: Edge, directory: Directory = outside): HostRow {
  const { name, kind, state, problem, checkedAt, nextCheckAt, failedSince } = claim;
  return {
    name,
    unicode: unicodeOf(name),
    kind,
    isOwn: true,
    ...directory,
    state,
    problem,
    records: recordsOf(claim, edge),
    checkedAt,
    nextCheckAt,
    endsAt: state === 'verified' && failedSince ? hostEndsAt(failedSince) : null,
  };
}

/** Addresses of a shop: its primary one first, then those that lead to it, then claims. */
export async function listHosts(db: Db, edge: Edge, shopId: number): Promise<HostRow[]> {
  const [hosts, claims] = await Promise.all([
    db.all(hostsOfShop, { shopId }),
    db.all(claimsOfShop, { shopId }),
  ]);
  const live = new Map(hosts.map((host) => [host.name, host]));
  const claimed = claims.map((claim) => {
    const host = live.get(claim.name);
    return rowOfClaim(
      claim,
      edge,
      host && { isLive: true, isPrimary: host.isPrimary, redirectsTo: host.redirectsTo },
    );
  });
  const given = hosts
    .filter(({ name }) => !claims.some((claim) => claim.name === name))
    .map(({ name, kind, isOwn, isPrimary, redirectsTo }): HostRow => ({
      name,
      unicode: unicodeOf(name),
      kind,
      isOwn,
      isLive: true,
      isPrimary,
      redirectsTo,
      state: 'verified',
      problem: null,
      records: [],
      checkedAt: null,
      nextCheckAt: null,
      endsAt: null,
    }));
  return withPrimary([...given, ...claimed]);
}

/** While no address was chosen, the one that links use is marked, as `app.primary_host` picks it. */
function withPrimary(hosts: readonly HostRow[]): HostRow[] {
  const showing = hosts.filter(
    ({ isLive, redirectsTo, kind }) => isLive && redirectsTo === null && kind === 'web',
  );
  const primary =
    showing.find(({ isPrimary }) => isPrimary) ??
    showing.toSorted(
      (left, right) =>
        Number(left.isOwn) - Number(right.isOwn) ||
        left.name.length - right.name.length ||
        (left.name < right.name ? -1 : 1),
    )[0];
  const rank = ({ name, isLive }: HostRow) => (name === primary?.name ? 0 : isLive ? 1 : 2);
  return hosts
    .map((host) => ({ ...host, isPrimary: host.name === primary?.name }))
    .toSorted((left, right) => rank(left) - rank(right) || (left.name < right.name ? -1 : 1));
}
