import { healthMarks, healthReasons } from '@onehaul/domain/company-health';
import { markets } from '@onehaul/domain/company';
import { languages } from '@onehaul/domain/language';
import { accessLevels } from '@onehaul/domain/staff/operator-access';
import { tenantStates } from '@onehaul/domain/tenant';
import { z } from 'zod';
import { instant, pageRequest, recordId } from '../wire.ts';
import { pageOf, searchText, singleLine, staffCall } from './staff-call.ts';

const Company = z.object({
  tenantId: z.int(),
  name: z.string(),
  state: z.enum(tenantStates),
  plan: z.string(),
  createdAt: instant,
  /** At most five. */
  hosts: z.array(z.string()),
  ownerEmail: z.string(),
  health: z.enum(healthMarks),
  healthReasons: z.array(z.enum(healthReasons)),
});
export type Company = z.output<typeof Company>;

const Erasure = z.object({
  /** When its data is or was due to be erased. */
  dueAt: instant,
  isStarted: z.boolean(),
  erasedAt: instant.nullable(),
  rows: z.int(),
  files: z.int(),
  hostsReleaseAt: instant,
  hostsReleasedAt: instant.nullable(),
  /** Accounting records are kept without personal data. */
  keptUntil: instant,
  purgedAt: instant.nullable(),
});
export type CompanyErasure = z.output<typeof Erasure>;

const CompanyFacts = z.object({
  tenantId: z.int(),
  name: z.string(),
  state: z.enum(tenantStates),
  stateReason: z.string(),
  closesAt: instant.nullable(),
  /** Null while the company is neither closing nor closed. */
  erasure: Erasure.nullable(),
  plan: z.string(),
  createdAt: instant,
  /** The live grant by which the operator's support may enter. */
  operatorAccess: z.object({ level: z.enum(accessLevels), expiresAt: instant, note: z.string() }).nullable(),
  staffCount: z.int(),
  memberCount: z.int(),
  owners: z.array(z.object({ name: z.string(), email: z.string(), lastSignInAt: instant.nullable() })),
  shops: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      state: z.string(),
      modules: z.array(z.string()),
      hosts: z.array(z.string()),
    }),
  ),
});
export type CompanyFacts = z.output<typeof CompanyFacts>;

const tenantId = recordId;
const reason = singleLine(200).min(1);

export const companyCalls = {
  list: staffCall({
    path: '/console/companies/list',
    access: 'company:read',
    effect: 'read',
    summary: 'Lists the companies of this installation, newest first or those that need attention first.',
    input: z.object({
      ...pageRequest(20, 50),
      search: searchText,
      state: z.enum(tenantStates).optional(),
      health: z.enum(healthMarks).optional(),
      sort: z.enum(['newest', 'attention']).default('newest'),
    }),
    output: pageOf(Company),
  }),
  get: staffCall({
    path: '/console/companies/get',
    access: 'company:read',
    effect: 'read',
    summary: 'Returns one company with its owners, shops and host names.',
    input: z.object({ tenantId }),
    output: CompanyFacts,
  }),
  options: staffCall({
    path: '/console/companies/options',
    access: 'company:read',
    effect: 'read',
    summary: 'Returns the plans, and the domain of free subdomains.',
    input: z.object({}),
    output: z.object({
      /** The latest version of each. */
      plans: z.array(
        z.object({
          name: z.string(),
          names: z.partialRecord(z.enum(languages), z.string()),
          version: z.int(),
          currencies: z.array(z.string()),
        }),
      ),
      shopDomain: z.string(),
    }),
  }),
  add: staffCall({
    path: '/console/companies/add',
    access: 'company:manage',
    effect: 'change',
    answersSecret: true,
    summary:
      'Opens a company and invites its owner. The link is returned only when no mail server is set up.',
    input: z.object({
      company: singleLine(80).min(1),
      personName: singleLine(80).min(1),
      email: z.email().max(254),
      language: z.enum(languages),
      market: z.enum(markets),
      shopName: singleLine(60).min(1),
      label: z.string().max(80),
      plan: singleLine(40),
    }),
    output: z.object({ tenantId: z.int(), host: z.string(), link: z.string().nullable() }),
  }),
  setPlan: staffCall({
    path: '/console/companies/setPlan',
    access: 'company:manage',
    effect: 'change',
    summary: 'Puts a company on the latest version of a plan, in a currency.',
    input: z.object({ tenantId, plan: singleLine(40), currencyCode: singleLine(3).default('CNY') }),
    output: z.null(),
  }),
  suspend: staffCall({
    path: '/console/companies/suspend',
    access: 'company:manage',
    effect: 'change',
    summary: 'Suspends a company: its shops pause, and its staff can only read.',
    input: z.object({ tenantId, reason }),
    output: z.null(),
  }),
  restore: staffCall({
    path: '/console/companies/restore',
    access: 'company:manage',
    effect: 'change',
    summary: 'Restores a company that is suspended or closing.',
    input: z.object({ tenantId }),
    output: z.null(),
  }),
  close: staffCall({
    path: '/console/companies/close',
    access: 'company:manage',
    effect: 'change',
    summary: 'Begins to close a company. It can be restored until the grace period ends.',
    input: z.object({ tenantId, reason, typedName: singleLine(80) }),
    output: z.null(),
  }),
};
