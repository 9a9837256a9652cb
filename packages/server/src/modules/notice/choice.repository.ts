import type { NoticeChannel, NoticeKind } from '@onehaul/domain/notice';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

/** The member's contact data outside the product. */
export const findContactDetails = prepare((p: MemberScope) =>
  tables
    .selectFrom('member')
    .leftJoin('country', 'country.id', 'member.countryId')
    .select([
      sql<string>`coalesce(member.email, '')`.as('email'),
      sql<string>`coalesce(member.phone_number, '')`.as('phoneNumber'),
      sql<string>`coalesce(country.dial_code, '')`.as('dialCode'),
      'member.countryId',
      sql<boolean>`member.phone_proved_at is not null`.as('isPhoneProved'),
    ])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.id', '=', p.memberId),
);

export const findChoices = prepare((p: MemberScope) =>
  tables
    .selectFrom('noticeChoice')
    .select(['kind', 'channel', 'isOn'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);

type Choices = MemberScope & { kinds: NoticeKind[]; channels: NoticeChannel[]; ons: boolean[] };

/** Upserts the listed choices; others stay unchanged. */
export const upsertChoices = prepareChange((p: Choices) =>
  tables
    .insertInto('noticeChoice')
    .columns(['tenantId', 'shopId', 'memberId', 'kind', 'channel', 'isOn'])
    .expression((from) =>
      from
        .selectFrom(
          sql<{ kind: NoticeKind; channel: NoticeChannel; isOn: boolean }>`unnest(${p.kinds}::text[],
            ${p.channels}::text[], ${p.ons}::boolean[])`.as<'said'>(sql`said (kind, channel, is_on)`),
        )
        .select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.shopId}::int`.as('shopId'),
          sql<number>`${p.memberId}::int`.as('memberId'),
          'said.kind',
          'said.channel',
          'said.isOn',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'memberId', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ isOn: eb.ref('excluded.isOn') })),
    ),
);

/** Push devices whose session has not ended. */
export const findDevices = prepare((p: MemberScope) =>
  tables
    .selectFrom('pushDevice as device')
    .innerJoin('session', (join) =>
      sameShop(join, 'session', 'device').onRef('session.id', '=', 'device.sessionId'),
    )
    .select(['device.id', 'device.sessionId', 'device.browser', 'device.createdAt', 'device.lastToldAt'])
    .where('device.tenantId', '=', p.tenantId)
    .where('device.shopId', '=', p.shopId)
    .where('device.memberId', '=', p.memberId)
    .where('session.endedAt', 'is', null)
    .orderBy('device.createdAt', 'desc')
    .limit(50),
);

type NewDevice = MemberScope & {
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  browser: string;
};

/** Upsert: a browser belongs to the member who last signed in there. */
export const writeDevice = prepareChange((p: NewDevice) =>
  tables
    .insertInto('pushDevice')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      memberId: p.memberId,
      sessionId: p.sessionId,
      endpoint: p.endpoint,
      p256dh: p.p256dh,
      auth: p.auth,
      browser: p.browser,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'endpoint']).doUpdateSet((eb) => ({
        memberId: eb.ref('excluded.memberId'),
        sessionId: eb.ref('excluded.sessionId'),
        p256dh: eb.ref('excluded.p256dh'),
        auth: eb.ref('excluded.auth'),
        browser: eb.ref('excluded.browser'),
        createdAt: sql<Date>`now()`,
      })),
    ),
);

/** Limits push devices to one per session and to the `most` newest per member. */
export const removeSurplus = prepareChange(
  (p: MemberScope & { sessionId: string; endpoint: string; most: number }) =>
    tables
      .deleteFrom('pushDevice')
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where(
        sql<boolean>`(session_id = ${p.sessionId}::uuid and endpoint <> ${p.endpoint}::text or id in (
        select id from push_device device where device.tenant_id = ${p.tenantId} and device.shop_id = ${p.shopId}
          and device.member_id = ${p.memberId} order by created_at desc, id desc offset ${p.most}::int))`,
      ),
);

/** Removes one device by endpoint, or all of the session when the endpoint is empty. */
export const removeDevice = prepareChange((p: MemberScope & { sessionId: string; endpoint: string }) =>
  tables
    .deleteFrom('pushDevice')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(
      sql<boolean>`(endpoint = ${p.endpoint}::text or ${p.endpoint}::text = '' and session_id = ${p.sessionId}::uuid)`,
    )
    .returning('id'),
);
