import type { NoticeChannel } from '@onehaul/domain/notice';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import type { PushDevice } from '../../gateways/push/push.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

/** Serialises the daily SMS count: concurrent workers could both take the last slot. */
export const lockSmsCounting = prepare((p: { tenantId: number }) =>
  tables.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtext('texts of notices'), ${p.tenantId}::int)`.as('held'),
  ),
);

/** The member's push devices with an active session that have not received this notice. */
const devices = sql<({ id: number } & PushDevice)[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', device.id, 'endpoint', device.endpoint, 'p256dh', device.p256dh, 'auth', device.auth)), '[]')
  from push_device device
  join session on session.tenant_id = device.tenant_id and session.shop_id = device.shop_id
    and session.id = device.session_id
  where taken.channel = 'push' and device.tenant_id = taken.tenant_id and device.shop_id = taken.shop_id
    and device.member_id = taken.member_id and session.ended_at is null
    and device.id <> all(taken.told_device_ids))`;

/** Texts sent in the last day, plus pending ones attempted before this statement. */
const recentSmsCount = sql<number>`(select count(*) from notice_delivery text where taken.channel = 'sms'
  and text.channel = 'sms' and text.tenant_id = taken.tenant_id and text.shop_id = taken.shop_id
  and text.member_id = taken.member_id
  and (text.state = 'sent' and text.sent_at > now() - interval '1 day' or text.state = 'due' and text.tries > 0))`;

/** The shop's SMS settings. */
const smsSettings = sql<
  Record<string, unknown>
>`(select coalesce(jsonb_object_agg(name, value), '{}') from setting
  where taken.channel = 'sms' and setting.tenant_id = taken.tenant_id and setting.shop_id = taken.shop_id
    and setting.name in ('smsNoticesADay', 'smsCountryIds'))`;

/**
 * Leases due deliveries: counts the try and reschedules before sending, so a crashed worker's delivery is
 * retried and no two workers send the same one. Exponential backoff starting at one minute.
 */
export const leaseDueDeliveries = prepareChange(
  (p: { tenantId: number; channel: NoticeChannel; limit: number }) =>
    tables
      .with('due', (query) =>
        query
          .selectFrom('noticeDelivery')
          .select(['shopId', 'noticeId', 'tries as triedBefore'])
          .where('tenantId', '=', p.tenantId)
          .where('channel', '=', p.channel)
          .where('state', '=', 'due')
          .where('dueAt', '<=', sql<Date>`now()`)
          .orderBy('dueAt')
          .limit(p.limit)
          .forUpdate()
          .skipLocked(),
      )
      .with('taken', (query) =>
        query
          .updateTable('noticeDelivery')
          .from('due')
          .set({
            tries: sql<number>`tries + 1`,
            dueAt: sql<Date>`now() + interval '1 minute' * power(2, tries)`,
          })
          .where('noticeDelivery.tenantId', '=', p.tenantId)
          .where('noticeDelivery.channel', '=', p.channel)
          .whereRef('noticeDelivery.shopId', '=', 'due.shopId')
          .whereRef('noticeDelivery.noticeId', '=', 'due.noticeId')
          .returningAll('noticeDelivery')
          .returning('due.triedBefore'),
      )
      .selectFrom('taken')
      .innerJoin('notice', (join) =>
        sameShop(join, 'notice', 'taken').onRef('notice.id', '=', 'taken.noticeId'),
      )
      .innerJoin('member', (join) =>
        sameShop(join, 'member', 'taken').onRef('member.id', '=', 'taken.memberId'),
      )
      .innerJoin('shop', (join) =>
        join.onRef('shop.tenantId', '=', 'taken.tenantId').onRef('shop.id', '=', 'taken.shopId'),
      )
      .leftJoin('country', 'country.id', 'member.countryId')
      .leftJoin('noticeChoice as choice', (join) =>
        sameShop(join, 'choice', 'taken')
          .onRef('choice.memberId', '=', 'taken.memberId')
          .onRef('choice.kind', '=', 'notice.kind')
          .onRef('choice.channel', '=', 'taken.channel'),
      )
      .leftJoin('noticeTemplate as own', (join) =>
        sameShop(join, 'own', 'taken')
          .onRef('own.kind', '=', 'notice.kind')
          // A push message carries the text of the website.
          .on(sql<boolean>`own.channel = case taken.channel when 'push' then 'page' else taken.channel end`),
      )
      .leftJoin('parcel', (join) =>
        sameShop(join, 'parcel', 'notice')
          .onRef('parcel.id', '=', 'notice.subjectId')
          .on('notice.subject', '=', 'parcel'),
      )
      .leftJoin('warehouse', (join) =>
        sameShop(join, 'warehouse', 'parcel').onRef('warehouse.id', '=', 'parcel.warehouseId'),
      )
      .select([
        'taken.tenantId',
        'taken.shopId',
        'taken.noticeId as id',
        'taken.memberId',
        'taken.tries',
        'taken.triedBefore',
        'notice.kind',
        'notice.subjectId',
        'notice.details',
        'member.email',
        'member.name',
        'member.language',
        'member.countryId',
        'member.phoneNumber',
        'member.phoneProvedAt',
        'country.dialCode',
        sql<boolean>`coalesce(choice.is_on, true) and member.state = 'active'
        and notice.created_at > now() - interval '3 days'`.as('isWanted'),
        'shop.names as shopNames',
        'shop.languages as shopLanguages',
        'shop.primaryColor',
        'shop.timeZone',
        'warehouse.names as warehouseNames',
        'own.subjects',
        'own.bodies',
        // The shop's own host from the host directory, except its mobile site.
        sql<string | null>`app.primary_host(taken.shop_id)`.as('host'),
        devices.as('devices'),
        recentSmsCount.as('recentSmsCount'),
        smsSettings.as('smsSettings'),
      ])
      .orderBy('taken.noticeId'),
);
export type DueDelivery = NonNullable<(typeof leaseDueDeliveries)['row']>;

type Delivery = { tenantId: number; shopId: number; id: number; channel: NoticeChannel };
export type FinalDeliveryState = 'sent' | 'failed' | 'dropped';

export const settleDelivery = prepareChange((p: Delivery & { state: FinalDeliveryState }) =>
  tables
    .updateTable('noticeDelivery')
    .set({
      state: p.state,
      sentAt: sql<Date | null>`case when ${p.state}::text = 'sent' then now() end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('noticeId', '=', p.id)
    .where('channel', '=', p.channel)
    .where('state', '=', 'due'),
);

/** Records the devices that received the push, so that retries skip them. */
export const recordNotifiedDevices = prepareChange((p: Omit<Delivery, 'channel'> & { deviceIds: number[] }) =>
  tables
    .updateTable('noticeDelivery')
    .set({ toldDeviceIds: sql`told_device_ids || ${p.deviceIds}::bigint[]` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('noticeId', '=', p.id)
    .where('channel', '=', 'push'),
);

export const setLastNotifiedAt = prepareChange(
  (p: { tenantId: number; shopId: number; deviceIds: number[] }) =>
    tables
      .updateTable('pushDevice')
      .set({ lastToldAt: sql<Date>`now()` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where(sql<boolean>`id = any(${p.deviceIds}::bigint[])`),
);

export const deleteGoneDevices = prepareChange(
  (p: { tenantId: number; shopId: number; deviceIds: number[] }) =>
    tables
      .deleteFrom('pushDevice')
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where(sql<boolean>`id = any(${p.deviceIds}::bigint[])`),
);
