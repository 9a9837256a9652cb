import { hostKinds, hostProblems, hostStates } from '@onehaul/domain/host/host-check';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const RecordToSet = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: z.string(),
  value: z.string(),
  /** What DNS has there instead or besides, as of the last check. */
  found: z.array(z.string()),
  isRight: z.boolean(),
});

const Host = z.object({
  name: z.string(),
  /** The name as people read it; the same but for international domains. */
  unicode: z.string(),
  kind: z.enum(hostKinds),
  /** A domain of the company, as opposed to a subdomain given by the platform. */
  isOwn: z.boolean(),
  /** Leads to the shop. */
  isLive: z.boolean(),
  isPrimary: z.boolean(),
  redirectsTo: z.string().nullable(),
  state: z.enum(hostStates),
  problem: z.enum(hostProblems).nullable(),
  records: z.array(RecordToSet),
  checkedAt: instant.nullable(),
  nextCheckAt: instant.nullable(),
  /** When a failing domain is disconnected. */
  endsAt: instant.nullable(),
});
export type HostRow = z.output<typeof Host>;

const one = { shopId: recordId, name: singleLine(253) };

export const hostCalls = {
  list: staffCall({
    path: '/console/hosts/list',
    access: 'studio:read',
    effect: 'read',
    summary: 'Lists the addresses of a shop with the DNS records of its own domains.',
    input: z.object({ shopId: recordId }),
    output: z.object({ hosts: z.array(Host) }),
  }),
  add: staffCall({
    path: '/console/hosts/add',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Claims a domain for a shop and returns the DNS records that prove and connect it.',
    input: z.object({
      shopId: recordId,
      name: singleLine(300).refine((name) => name !== ''),
      kind: z.enum(hostKinds).default('web'),
    }),
    output: z.object({ host: Host }),
  }),
  check: staffCall({
    path: '/console/hosts/check',
    access: 'shop:publish',
    effect: 'change',
    limit: 'strict',
    summary: 'Looks up the DNS records of a domain now and connects it when they are right.',
    input: z.object(one),
    output: z.object({ host: Host }),
  }),
  makePrimary: staffCall({
    path: '/console/hosts/makePrimary',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Makes an address the one that links, emails and search engines use.',
    input: z.object(one),
    output: z.object({}),
  }),
  setRedirect: staffCall({
    path: '/console/hosts/setRedirect',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Redirects visitors of an address to another one of the shop, or ends that.',
    input: z.object({ ...one, to: singleLine(253).nullable() }),
    output: z.object({}),
  }),
  remove: staffCall({
    path: '/console/hosts/remove',
    access: 'shop:publish',
    effect: 'change',
    summary: 'Disconnects and forgets a domain of the company.',
    input: z.object(one),
    output: z.object({}),
  }),
};
