import {
  isChannelPossible,
  type NoticeChannel,
  type NoticeKind,
  noticeSubject,
} from '@onehaul/domain/notice';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';

/** Notice kinds by the recorded act that caused them. */
const ofParcels: Readonly<Record<string, NoticeKind>> = {
  receive: 'parcelReceived',
  shelve: 'parcelStored',
  hold: 'parcelHeld',
};
const ofOrders: Readonly<Record<string, NoticeKind>> = {
  pay: 'orderPaid',
  ship: 'orderShipped',
  complete: 'orderDelivered',
};

/** Notice choices of the sign-in account that differ from the default. */
const chosen: readonly [NoticeKind, NoticeChannel, boolean][] = [
  ['parcelStored', 'push', false],
  ['orderRefunded', 'mail', false],
  ['orderDelivered', 'sms', true],
];

const ways = (kinds: Readonly<Record<string, NoticeKind>>) =>
  JSON.stringify(Object.entries(kinds).map(([act, kind]) => ({ act, kind, subject: noticeSubject(kind) })));

/** Notices of the last weeks, as the relay would have written them; those of the last two days are unread. */
export async function seedNotices(client: pg.Client, { tenantId }: DemoShop, shopId: number): Promise<void> {
  await client.query(
    `with told as (
       select parcel.member_id, way.kind, way.subject, parcel.id as subject_id, event.created_at,
         jsonb_strip_nulls(jsonb_build_object('number', parcel.courier_number, 'reason', parcel.hold_reason,
           'weightGrams', case when way.kind = 'parcelStored' then parcel.weight_grams end)) as details
       from parcel_event event
       join parcel on parcel.tenant_id = event.tenant_id and parcel.shop_id = event.shop_id and parcel.id = event.parcel_id
       join jsonb_to_recordset($3) way (act text, kind text, subject text) on way.act = event.act
       where event.tenant_id = $1 and event.shop_id = $2 and parcel.member_id is not null
       union all
       select shop_order.member_id, way.kind, way.subject, shop_order.id, event.created_at,
         jsonb_build_object('number', shop_order.number)
       from order_event event
       join shop_order on shop_order.tenant_id = event.tenant_id and shop_order.shop_id = event.shop_id
         and shop_order.id = event.order_id
       join jsonb_to_recordset($4) way (act text, kind text, subject text) on way.act = event.act
       where event.tenant_id = $1 and event.shop_id = $2
     )
     insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject, subject_id, details, created_at, read_at)
     select $1, $2, member_id, -row_number() over (order by created_at), kind, subject, subject_id, details, created_at,
       case when created_at < now() - interval '2 days' then created_at + interval '3 hours' end
     from told where created_at between now() - interval '45 days' and now() order by created_at`,
    [tenantId, shopId, ways(ofParcels), ways(ofOrders)],
  );
  const possible = chosen.filter(([kind, channel]) => isChannelPossible(kind, channel));
  await client.query(
    `insert into notice_choice (tenant_id, shop_id, member_id, kind, channel, is_on)
     select $1, $2, member.id, said.kind, said.channel, said.is_on
     from member, jsonb_to_recordset($3) said (kind text, channel text, is_on boolean)
     where member.tenant_id = $1 and member.shop_id = $2 and member.username = 'demo'`,
    [
      tenantId,
      shopId,
      JSON.stringify(possible.map(([kind, channel, isOn]) => ({ kind, channel, is_on: isOn }))),
    ],
  );
}
