import type { HostRow } from '@onehaul/contract/console/hosts';

type Host = Pick<HostRow, 'kind' | 'isOwn' | 'isLive' | 'isPrimary' | 'redirectsTo'>;

/** A connected domain of the company, while links still name the free address. */
export const isSuggestedPrimary = (host: Host, hosts: readonly Host[]): boolean =>
  host.isOwn &&
  host.isLive &&
  host.kind === 'web' &&
  host.redirectsTo === null &&
  !hosts.some(({ isPrimary, isOwn }) => isPrimary && isOwn);
