import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

/** So often a mail is tried; the waits between double from a minute, so that the last try is hours after the first. */
export const mostTries = 8;

/** One look at an index that is empty almost always. */
export const anyDueMail = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('notice')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('mailState', '=', 'due')
    .where('mailAt', '<=', sql<Date>`now()`)
    .limit(1),
);

/**
 * Mails that are due, counted as tried and put off before anything is sent: one that a dying process held is tried
 * again after its wait, and no two processes send the same one.
 */
export const takeDueMails = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .with('due', (query) =>
      query
        .selectFrom('notice')
        .select(['shopId', 'id'])
        .where('tenantId', '=', p.tenantId)
        .where('mailState', '=', 'due')
        .where('mailAt', '<=', sql<Date>`now()`)
        .orderBy('mailAt')
        .limit(p.limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('taken', (query) =>
      query
        .updateTable('notice')
        .from('due')
        .set({
          mailTries: sql<number>`mail_tries + 1`,
          mailAt: sql<Date>`now() + interval '1 minute' * power(2, mail_tries)`,
        })
        .where('notice.tenantId', '=', p.tenantId)
        .whereRef('notice.shopId', '=', 'due.shopId')
        .whereRef('notice.id', '=', 'due.id')
        .returningAll('notice'),
    )
    .selectFrom('taken')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'taken.tenantId')
        .onRef('member.shopId', '=', 'taken.shopId')
        .onRef('member.id', '=', 'taken.memberId'),
    )
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'taken.tenantId').onRef('shop.id', '=', 'taken.shopId'),
    )
    .leftJoin('parcel', (join) =>
      join
        .onRef('parcel.tenantId', '=', 'taken.tenantId')
        .onRef('parcel.shopId', '=', 'taken.shopId')
        .onRef('parcel.id', '=', 'taken.subjectId'),
    )
    .leftJoin('warehouse', (join) =>
      join
        .onRef('warehouse.tenantId', '=', 'parcel.tenantId')
        .onRef('warehouse.shopId', '=', 'parcel.shopId')
        .onRef('warehouse.id', '=', 'parcel.warehouseId'),
    )
    .select([
      'taken.tenantId',
      'taken.shopId',
      'taken.id',
      'taken.kind',
      'taken.subjectId',
      'taken.details',
      'taken.mailTries',
      'member.email',
      'member.name',
      'member.language',
      sql<boolean>`member.mail_notices and member.state = 'active' and taken.created_at > now() - interval '3 days'`.as(
        'isWanted',
      ),
      'shop.names as shopNames',
      'shop.languages as shopLanguages',
      'shop.primaryColor',
      'shop.timeZone',
      'warehouse.names as warehouseNames',
      // The shop's own, of those in the directory of hosts that are not its mobile site.
      sql<string | null>`(select name from unnest(app.shop_hosts(taken.shop_id)) name
        where name is distinct from app.mobile_host(taken.shop_id) order by length(name), name limit 1)`.as(
        'host',
      ),
    ]),
);
export type DueMail = NonNullable<(typeof takeDueMails)['row']>;

export const settleMail = prepare(
  (p: { tenantId: number; shopId: number; id: number; state: 'none' | 'sent' | 'failed' }) =>
    tables
      .updateTable('notice')
      .set({ mailState: p.state, mailAt: null })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where('mailState', '=', 'due'),
);
