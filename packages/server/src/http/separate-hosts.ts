import { canonicalHost, isHostAmbiguous } from '@onehaul/domain/host';
import { Refusal } from '@onehaul/domain/refusal';
import type { onRequestHookHandler } from 'fastify';

/** Hosts that belong to no shop. */
type OwnHosts = 'console' | 'platform';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The hosts that serve the call; those of shops by default. */
    hosts?: OwnHosts;
  }
}

/** The hosts of the console and of the platform serve their own calls only, and no other host serves these. */
export function separateHosts(
  hosts: Readonly<Record<OwnHosts, readonly string[]>>,
  resolveShop: onRequestHookHandler,
): onRequestHookHandler {
  const groups = new Map<string | undefined, OwnHosts>();
  for (const group of ['platform', 'console'] as const)
    for (const host of hosts[group]) groups.set(canonicalHost(host), group);
  groups.delete(undefined);
  return function (request, reply, done) {
    const group = isHostAmbiguous(request.raw) ? undefined : groups.get(canonicalHost(request.host));
    const unknown = request.routeOptions.config.hosts === group ? undefined : new Refusal('call.unknown');
    if (group) done(unknown);
    else resolveShop.call(this, request, reply, (error?: Error) => done(error ?? unknown));
  };
}
