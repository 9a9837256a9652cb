import type { Tax } from '@onehaul/domain/fee/tariff';
import type { PaymentPurpose } from '@onehaul/domain/payment/payment-state';
import type { Translated } from '@onehaul/domain/language';
import type { PageRequest } from '@onehaul/contract/wire';
import type { GatewayMethod, PayMethod } from '@onehaul/domain/payment/payment-state';
import { type SqlBool, sql } from 'kysely';
import { findPage, type ReaderPage, translatedText, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';
import { isOffered } from './pay-type-state.ts';

type ShopScope = { tenantId: number; shopId: number };

const payTypePage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('payType')
    .select(({ ref }) => [
      'id',
      'kind',
      translatedText(ref('names'), p).as('name'),
      translatedText(ref('notes'), p).as('note'),
      'currencyCode',
      'leastMinor as least',
      'mostMinor as most',
      translatedText(ref('feeNotes'), p).as('feeNote'),
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(isOffered)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

/** Pay types in the shop's preferred order. */
export function findPayTypes(context: VisitorContext, page: PageRequest) {
  return findPage(context, payTypePage, page, {});
}

/** A pay type with its currency's exchange rate; null where the shop has none. */
export const payTypeById = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('payType')
    .leftJoin('currency', (join) =>
      sameShop(join, 'currency', 'payType').onRef('currency.code', '=', 'payType.currencyCode'),
    )
    .select([
      'payType.id',
      'payType.kind',
      'payType.currencyCode',
      'payType.leastMinor as least',
      'payType.mostMinor as most',
      'currency.exchangeRate',
      isOffered.as('isOffered'),
    ])
    .where('payType.tenantId', '=', p.tenantId)
    .where('payType.shopId', '=', p.shopId)
    .where('payType.id', '=', p.id),
);

/** Orders read without a row lock. */
export const ordersToPay = prepare((p: ShopScope & { memberId: number; ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .leftJoin('tariffVersion', (join) =>
      sameShop(join, 'tariffVersion', 'shopOrder')
        .onRef('tariffVersion.lineId', '=', 'shopOrder.lineId')
        .onRef('tariffVersion.version', '=', 'shopOrder.version'),
    )
    .select([
      'id',
      'number',
      'step',
      'totalMinor',
      'paidMinor',
      'payPolicy',
      'bill',
      'isTaxHandled',
      'packedAt',
      sql<Tax['mode'] | null>`tariff_version.tariff->'tax'->>'mode'`.as('taxMode'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<SqlBool>`id = any(${p.ids}::bigint[])`)
    .orderBy('id'),
);

/** Service requests read without a row lock. */
export const requestsToPay = prepare((p: ShopScope & { memberId: number; ids: number[] }) =>
  tables
    .selectFrom('serviceRequest')
    .select(['id', 'state', 'minor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<SqlBool>`id = any(${p.ids}::bigint[])`)
    .orderBy('id'),
);

type ReusablePaymentKey = ShopScope & {
  memberId: number;
  purpose: PaymentPurpose;
  method: PayMethod;
  minor: number;
  giftMinor: number;
  currencyCode: string;
  askedMinor: number;
  orderIds: number[];
  minors: number[];
  requestIds: number[];
  requestMinors: number[];
};

/**
 * An open payment for exactly the same purpose and amounts that is valid for at least two more minutes. A bank
 * deposit never expires: at another rate a new one is made.
 */
export const findReusablePayment = prepare((p: ReusablePaymentKey) =>
  tables
    .selectFrom('payment')
    .select('number')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('state', '=', 'pending')
    .where('purpose', '=', p.purpose)
    .where('method', '=', p.method)
    .where('minor', '=', p.minor)
    .where('giftMinor', '=', p.giftMinor)
    .where('currencyCode', '=', p.currencyCode)
    .where(sql<SqlBool>`(expires_at is null or expires_at > now() + interval '2 minutes')`)
    .where(sql<SqlBool>`(expires_at is not null or asked_minor = ${p.askedMinor}::bigint)`)
    .where(
      sql<SqlBool>`coalesce((
        select array_agg(array[part.order_id, part.minor] order by part.order_id) from payment_order part
        where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id),
        '{}') = coalesce((
        select array_agg(array[asked.id, asked.minor] order by asked.id)
        from unnest(${p.orderIds}::bigint[], ${p.minors}::bigint[]) asked (id, minor)), '{}')`,
    )
    .where(
      sql<SqlBool>`coalesce((
        select array_agg(array[part.request_id, part.minor] order by part.request_id) from payment_service part
        where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id),
        '{}') = coalesce((
        select array_agg(array[asked.id, asked.minor] order by asked.id)
        from unnest(${p.requestIds}::bigint[], ${p.requestMinors}::bigint[]) asked (id, minor)), '{}')`,
    )
    .orderBy('id', 'desc')
    .limit(1),
);

/** Stores the QR code or redirect the gateway returned for the payer. */
export const savePaymentStart = prepareChange(
  (p: {
    tenantId: number;
    shopId: number;
    number: string;
    qrText: string | null;
    redirectUrl: string | null;
    sessionNumber: string | null;
  }) =>
    tables
      .updateTable('payment')
      .set({
        qrText: p.qrText,
        redirectUrl: p.redirectUrl,
        sessionNumber: sql`coalesce(${p.sessionNumber}::text, session_number)`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('number', '=', p.number)
      .where('shopId', '=', p.shopId),
);

/** A member's payment with the orders or services it is for. */
export const paymentOfMember = prepare((p: ShopScope & { memberId: number; number: string }) =>
  tables
    .selectFrom('payment')
    .selectAll('payment')
    .select([
      sql<{ id: number; number: string; goodsName: string; minor: number }[]>`coalesce((
        select json_agg(json_build_object('id', shop_order.id, 'number', shop_order.number,
          'goodsName', shop_order.goods_name, 'minor', part.minor) order by shop_order.id)
        from payment_order part
        join shop_order on shop_order.tenant_id = part.tenant_id and shop_order.shop_id = part.shop_id
          and shop_order.id = part.order_id
        where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id),
        '[]')`.as('orders'),
      sql<{ id: number; number: string; names: Translated; minor: number }[]>`coalesce((
        select json_agg(json_build_object('id', request.id, 'number', request.number, 'names', request.names,
          'minor', part.minor) order by request.id)
        from payment_service part
        join service_request request on request.tenant_id = part.tenant_id and request.shop_id = part.shop_id
          and request.id = part.request_id
        where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id),
        '[]')`.as('services'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('number', '=', p.number)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId),
);
export type MemberPayment = NonNullable<(typeof paymentOfMember)['row']>;

/** The shop, with its account at the gateway where it has one. */
export const gatewayAccountOf = prepare((p: ShopScope & { gateway: GatewayMethod }) =>
  tables
    .selectFrom('shop')
    .leftJoin('gatewayAccount', (join) =>
      join
        .onRef('gatewayAccount.tenantId', '=', 'shop.tenantId')
        .onRef('gatewayAccount.shopId', '=', 'shop.id')
        .on('gatewayAccount.gateway', '=', p.gateway),
    )
    .select([
      'shop.tenantId',
      'shop.id as shopId',
      'gatewayAccount.sealed',
      'gatewayAccount.isActive',
      sql<boolean>`shop.state = 'practice'`.as('isPractice'),
    ])
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

export const ownBankAccounts = prepare((p: ShopScope) =>
  tables
    .selectFrom('bankAccount')
    .select(['id', 'bankName', 'holder', 'accountNumber', 'note'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('id'),
);

export const memberNames = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('member')
    .select(['code', 'name'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
