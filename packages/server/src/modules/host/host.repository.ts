import type { HostKind, HostProblem, HostState } from '@onehaul/domain/host/host-check';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { FoundRecords } from './check-host.ts';

type ShopScope = { tenantId: number; shopId: number };
type ClaimKey = { tenantId: number; name: string };

type Listed = {
  name: string;
  kind: HostKind;
  isOwn: boolean;
  isPrimary: boolean;
  redirectsTo: string | null;
};

export const hostsOfShop = prepare((p: ShopScope) =>
  tables.selectFrom(sql<Listed>`app.list_hosts(${p.shopId}::int)`.as('host')).selectAll(),
);

export const hostKnown = prepare((p: { tenantId: number; look: string }) =>
  tables.selectNoFrom(sql<boolean>`app.resembles_host(${p.look})`.as('isKnown')),
);

const claimColumns = [
  'name',
  'shopId',
  'kind',
  'state',
  'token',
  'problem',
  'found',
  'waitingSince',
  'checkedAt',
  'failedSince',
  'noticesSent',
  'checks',
  'nextCheckAt',
] as const;

/** A claim in our own types: the columns are texts with a check. */
export type Claim = {
  readonly name: string;
  readonly shopId: number;
  readonly kind: HostKind;
  readonly state: HostState;
  readonly token: string;
  readonly problem: HostProblem | null;
  readonly found: Partial<FoundRecords>;
  readonly waitingSince: Date;
  readonly checkedAt: Date | null;
  readonly failedSince: Date | null;
  readonly noticesSent: number;
  readonly checks: number;
  readonly nextCheckAt: Date | null;
};

export const claimsOfShop = prepare((p: ShopScope) =>
  tables
    .selectFrom('hostClaim')
    .select(claimColumns)
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .$castTo<Claim>(),
);

export const claimByName = prepare((p: ShopScope & { name: string }) =>
  tables
    .selectFrom('hostClaim')
    .select(claimColumns)
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', p.name)
    .$castTo<Claim>(),
);

/** Locks a claim, if no check was stored since it was read. */
export const lockClaim = prepareChange((p: ClaimKey & { checks: number }) =>
  tables
    .selectFrom('hostClaim')
    .select(claimColumns)
    .where('tenantId', '=', p.tenantId)
    .where('name', '=', p.name)
    .where('checks', '=', p.checks)
    .forUpdate()
    .$castTo<Claim>(),
);

/** Nothing is returned when the company has claimed the name already. */
export const insertClaim = prepareChange((p: ShopScope & { name: string; kind: HostKind; token: string }) =>
  tables
    .insertInto('hostClaim')
    .values({ tenantId: p.tenantId, shopId: p.shopId, name: p.name, kind: p.kind, token: p.token })
    .onConflict((conflict) => conflict.doNothing())
    .returning(claimColumns)
    .$castTo<Claim>(),
);

export const deleteClaim = prepareChange((p: ShopScope & { name: string }) =>
  tables
    .deleteFrom('hostClaim')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', p.name)
    .returning('name'),
);

type CheckResult = ClaimKey & {
  state: HostState;
  problem: HostProblem | null;
  found: string;
  failedSince: Date | null;
  waitingSince: Date;
  nextSeconds: number | null;
};

export const storeCheckResult = prepareChange((p: CheckResult) =>
  tables
    .updateTable('hostClaim')
    .set({
      state: p.state,
      problem: p.problem,
      found: sql`${p.found}::jsonb`,
      failedSince: p.failedSince,
      // A new failure is told anew.
      noticesSent: sql<number>`case when ${p.failedSince}::timestamptz is null then 0 else notices_sent end`,
      waitingSince: p.waitingSince,
      verifiedAt: sql<Date>`case when ${p.state}::text = 'verified' then coalesce(verified_at, now()) end`,
      checkedAt: sql<Date>`now()`,
      checks: sql<number>`checks + 1`,
      nextCheckAt: sql<Date>`now() + make_interval(secs => ${p.nextSeconds}::int)`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('name', '=', p.name)
    .returning(claimColumns)
    .$castTo<Claim>(),
);

export const setNoticesSent = prepareChange((p: ClaimKey & { noticesSent: number }) =>
  tables
    .updateTable('hostClaim')
    .set({ noticesSent: p.noticesSent })
    .where('tenantId', '=', p.tenantId)
    .where('name', '=', p.name),
);

/** Leases due claims by moving `nextCheckAt` forward, so that no other process checks them meanwhile. */
export const leaseDueClaims = prepareChange((p: { tenantId: number; limit: number; seconds: number }) =>
  tables
    .updateTable('hostClaim')
    .set({ nextCheckAt: sql<Date>`now() + make_interval(secs => ${p.seconds}::int)` })
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`name in (select name from host_claim where tenant_id = ${p.tenantId} and next_check_at <= now()
        order by next_check_at limit ${p.limit}::int for update skip locked)`,
    )
    .returning(claimColumns)
    .$castTo<Claim>(),
);

export const enterHost = prepareChange((p: { tenantId: number; name: string; look: string }) =>
  tables.selectNoFrom(sql<boolean>`app.enter_host(${p.name}, ${p.look})`.as('isEntered')),
);

export const noteProof = prepareChange((p: { tenantId: number; name: string; isGone: boolean }) =>
  tables.selectNoFrom(sql<null>`app.note_host_proof(${p.name}, ${p.isGone}::boolean)`.as('noted')),
);

export const makeHostPrimary = prepareChange((p: ShopScope & { name: string }) =>
  tables.selectNoFrom(sql<boolean>`app.make_host_primary(${p.shopId}::int, ${p.name})`.as('isDone')),
);

export const redirectHost = prepareChange((p: ShopScope & { name: string; to: string | null }) =>
  tables.selectNoFrom(
    sql<boolean>`app.redirect_host(${p.shopId}::int, ${p.name}, ${p.to}::text)`.as('isDone'),
  ),
);

export const dropHost = prepareChange((p: ShopScope & { name: string }) =>
  tables.selectNoFrom(sql<boolean>`app.drop_host(${p.shopId}::int, ${p.name})`.as('isDone')),
);
