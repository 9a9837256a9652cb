import type { HostState } from '@onehaul/domain/host/host-check';
import type { SenderRecordKind } from '@onehaul/domain/host/mail-sender';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** What the last check found, per record. */
type FoundRecord = { readonly values: readonly string[]; readonly isRight: boolean };

/** A sender in our own types: the columns are texts with a check. */
export type MailSender = {
  readonly shopId: number;
  readonly address: string;
  readonly domain: string;
  readonly selector: string;
  readonly publicKey: string;
  readonly token: string;
  readonly state: HostState;
  readonly found: Partial<Record<SenderRecordKind, FoundRecord>>;
  readonly waitingSince: Date;
  readonly checkedAt: Date | null;
  readonly failedSince: Date | null;
  readonly noticesSent: number;
  readonly checks: number;
  readonly nextCheckAt: Date | null;
};

const columns = [
  'shopId',
  'address',
  'domain',
  'selector',
  'publicKey',
  'token',
  'state',
  'found',
  'waitingSince',
  'checkedAt',
  'failedSince',
  'noticesSent',
  'checks',
  'nextCheckAt',
] as const;

export const senderOfShop = prepare((p: ShopScope) =>
  tables
    .selectFrom('mailSender')
    .select(columns)
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .$castTo<MailSender>(),
);

/** What signs a mail of the shop; nothing while its sender is not verified. */
export const signerOfShop = prepare((p: ShopScope) =>
  tables
    .selectFrom('mailSender')
    .select(['tenantId', 'shopId', 'address', 'domain', 'selector', 'keySealed'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('state', '=', 'verified'),
);

type NewSender = ShopScope & {
  address: string;
  domain: string;
  selector: string;
  publicKey: string;
  keySealed: Buffer;
  token: string;
};

/**
 * Sets the sender of a shop. Another address at the same domain keeps key, records and state; another domain
 * starts anew, and the check counter drops results of the earlier domain.
 */
export const upsertSender = prepareChange((p: NewSender) => {
  const kept = (column: string) =>
    sql<never>`case when mail_sender.domain = excluded.domain then mail_sender.${sql.ref(column)}
      else excluded.${sql.ref(column)} end`;
  return tables
    .insertInto('mailSender')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      address: p.address,
      domain: p.domain,
      selector: p.selector,
      publicKey: p.publicKey,
      keySealed: p.keySealed,
      token: p.token,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId']).doUpdateSet({
        address: sql<string>`excluded.address`,
        domain: sql<string>`excluded.domain`,
        selector: kept('selector'),
        publicKey: kept('public_key'),
        keySealed: kept('key_sealed'),
        token: kept('token'),
        state: kept('state'),
        found: kept('found'),
        waitingSince: kept('waiting_since'),
        checkedAt: kept('checked_at'),
        failedSince: kept('failed_since'),
        noticesSent: kept('notices_sent'),
        nextCheckAt: kept('next_check_at'),
        checks: sql<number>`mail_sender.checks + 1`,
      }),
    )
    .returning(columns)
    .$castTo<MailSender>();
});

export const deleteSender = prepareChange((p: ShopScope) =>
  tables
    .deleteFrom('mailSender')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .returning('address'),
);

/** Locks a sender, if neither a check nor another address was stored since it was read. */
export const lockSender = prepareChange((p: ShopScope & { checks: number }) =>
  tables
    .selectFrom('mailSender')
    .select(columns)
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('checks', '=', p.checks)
    .forUpdate()
    .$castTo<MailSender>(),
);

type CheckResult = ShopScope & {
  state: HostState;
  found: string;
  failedSince: Date | null;
  waitingSince: Date;
  nextSeconds: number | null;
};

export const storeSenderCheck = prepareChange((p: CheckResult) =>
  tables
    .updateTable('mailSender')
    .set({
      state: p.state,
      found: sql`${p.found}::jsonb`,
      failedSince: p.failedSince,
      // A new failure is told anew.
      noticesSent: sql<number>`case when ${p.failedSince}::timestamptz is null then 0 else notices_sent end`,
      waitingSince: p.waitingSince,
      checkedAt: sql<Date>`now()`,
      checks: sql<number>`checks + 1`,
      nextCheckAt: sql<Date>`now() + make_interval(secs => ${p.nextSeconds}::int)`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .returning(columns)
    .$castTo<MailSender>(),
);

export const setSenderNoticesSent = prepareChange((p: ShopScope & { noticesSent: number }) =>
  tables
    .updateTable('mailSender')
    .set({ noticesSent: p.noticesSent })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId),
);

/** Leases due senders by moving `nextCheckAt` forward, so that no other process checks them meanwhile. */
export const leaseDueSenders = prepareChange((p: { tenantId: number; limit: number; seconds: number }) =>
  tables
    .updateTable('mailSender')
    .set({ nextCheckAt: sql<Date>`now() + make_interval(secs => ${p.seconds}::int)` })
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`shop_id in (select shop_id from mail_sender where tenant_id = ${p.tenantId} and next_check_at <= now()
        order by next_check_at limit ${p.limit}::int for update skip locked)`,
    )
    .returning(columns)
    .$castTo<MailSender>(),
);
