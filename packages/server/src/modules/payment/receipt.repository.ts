import { type SqlBool, sql } from 'kysely';
import { type Bounds, isWithin } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** The content hash identifies the picture, regardless of uploader and file name. */
type NewReceipt = ShopScope & {
  paymentId: number;
  bankAccountId: number;
  payerName: string;
  transactionNumber: string;
  picture: string;
  pictureSha256: Buffer;
};

/** Upsert: a new receipt replaces an earlier rejected one. */
export const upsertReceipt = prepareChange((p: NewReceipt) =>
  tables
    .insertInto('bankReceipt')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      paymentId: p.paymentId,
      bankAccountId: p.bankAccountId,
      payerName: p.payerName,
      transactionNumber: p.transactionNumber,
      picture: p.picture,
      pictureSha256: p.pictureSha256,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'paymentId']).doUpdateSet({
        bankAccountId: p.bankAccountId,
        payerName: p.payerName,
        transactionNumber: p.transactionNumber,
        picture: p.picture,
        pictureSha256: p.pictureSha256,
        isLive: true,
        submittedAt: sql`now()`,
        reviewerId: null,
        reviewedAt: null,
      }),
    )
    .returning('submittedAt'),
);

export const markUnderReview = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .updateTable('payment')
    .set({ state: 'underReview', reason: '' })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', 'in', ['pending', 'rejected']),
);

export const activeBankAccount = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('bankAccount')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('isActive', '=', true),
);

/** Records the reviewer and ends the review; a rejected receipt's transaction number becomes usable again. */
export const markReviewed = prepareChange(
  (p: ShopScope & { paymentId: number; reviewerId: number; isAccepted: boolean }) =>
    tables
      .updateTable('bankReceipt')
      .set({
        reviewerId: p.reviewerId,
        reviewedAt: sql`now()`,
        isLive: sql<boolean>`${p.isAccepted}::boolean`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('paymentId', '=', p.paymentId)
      .returning('transactionNumber'),
);

export const markRejected = prepareChange((p: ShopScope & { id: number; reason: string }) =>
  tables
    .updateTable('payment')
    .set({ state: 'rejected', reason: p.reason })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'underReview'),
);

type DepositFilter = Bounds & {
  tenantId: number;
  shopId: number | null;
  state: string;
};
type DepositPage = DepositFilter & { limit: number; offset: number };

const selectDepositsForStaff = (p: DepositFilter) =>
  tables
    .selectFrom('payment')
    .innerJoin('bankReceipt', (join) =>
      sameShop(join, 'bankReceipt', 'payment').onRef('bankReceipt.paymentId', '=', 'payment.id'),
    )
    .where('payment.tenantId', '=', p.tenantId)
    .where('payment.method', '=', 'bankDeposit')
    .where(sql<SqlBool>`payment.state = ${p.state}::text`)
    .where(sql<SqlBool>`(${p.shopId}::int is null or payment.shop_id = ${p.shopId})`)
    .where(isWithin(sql.ref('bankReceipt.submittedAt'), p));

/**
 * Written exactly like the partial indexes of `bank_receipt`: unreviewed, or reviewed as accepted or
 * rejected.
 */
const isUnreviewed = sql<SqlBool>`bank_receipt.reviewed_at is null`;
const isReviewed = (p: DepositFilter) =>
  sql<SqlBool>`(bank_receipt.reviewed_at is not null and bank_receipt.is_live = (${p.state}::text = 'settled'))`;

export const countDeposits = prepare((p: DepositFilter) =>
  selectDepositsForStaff(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

const orderNumbers = sql<string[]>`coalesce((
  select json_agg(shop_order.number order by shop_order.id)
  from payment_order part
  join shop_order on shop_order.tenant_id = part.tenant_id and shop_order.shop_id = part.shop_id
    and shop_order.id = part.order_id
  where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id), '[]')`;
const serviceNumbers = sql<string[]>`coalesce((
  select json_agg(request.number order by request.id)
  from payment_service part
  join service_request request on request.tenant_id = part.tenant_id and request.shop_id = part.shop_id
    and request.id = part.request_id
  where part.tenant_id = payment.tenant_id and part.shop_id = payment.shop_id and part.payment_id = payment.id), '[]')`;

/**
 * Other receipts of the tenant with the same number or picture; a byte-identical picture is no coincidence.
 */
const twins = sql<TwinRow[]>`coalesce((
  select json_agg(json_build_object(
    'shopId', twin.shop_id,
    'paymentId', twin.payment_id, 'number', other.number, 'memberCode', member.code, 'state', other.state,
    'askedMinor', other.asked_minor, 'currencyCode', other.currency_code, 'isSameNumber', twin.transaction_number = bank_receipt.transaction_number,
    'isSamePicture', twin.picture_sha256 = bank_receipt.picture_sha256, 'submittedAt', twin.submitted_at)
    order by twin.submitted_at)
  from (
    select * from bank_receipt same where same.tenant_id = bank_receipt.tenant_id
      and same.transaction_number = bank_receipt.transaction_number
    union
    select * from bank_receipt same where same.tenant_id = bank_receipt.tenant_id
      and same.picture_sha256 = bank_receipt.picture_sha256) twin
  join payment other on other.tenant_id = twin.tenant_id and other.shop_id = twin.shop_id and other.id = twin.payment_id
  join member on member.tenant_id = twin.tenant_id and member.shop_id = twin.shop_id and member.id = other.member_id
  where (twin.shop_id, twin.payment_id) <> (bank_receipt.shop_id, bank_receipt.payment_id)), '[]')`;
type TwinRow = {
  shopId: number;
  paymentId: number;
  number: string;
  memberCode: string;
  state: 'underReview' | 'settled' | 'rejected';
  askedMinor: number;
  currencyCode: string;
  isSameNumber: boolean;
  isSamePicture: boolean;
  submittedAt: string;
};

const selectDepositDetails = (p: DepositPage) =>
  selectDepositsForStaff(p)
    .innerJoin('bankAccount', (join) =>
      sameShop(join, 'bankAccount', 'bankReceipt').onRef('bankAccount.id', '=', 'bankReceipt.bankAccountId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'payment').onRef('member.id', '=', 'payment.memberId'),
    )
    .leftJoin('file', (join) =>
      sameShop(join, 'file', 'bankReceipt').onRef('file.id', '=', 'bankReceipt.picture'),
    )
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'bankReceipt.tenantId')
        .onRef('staff.id', '=', 'bankReceipt.reviewerId'),
    )
    .select([
      'payment.shopId',
      'payment.id',
      'payment.number',
      'payment.state',
      'payment.purpose',
      'payment.memberId',
      'member.code as memberCode',
      'member.name as memberName',
      'payment.minor',
      'payment.askedMinor',
      'payment.currencyCode',
      'payment.exchangeRate',
      orderNumbers.as('orderNumbers'),
      serviceNumbers.as('serviceNumbers'),
      'bankAccount.bankName',
      'bankAccount.accountNumber',
      'bankReceipt.payerName',
      'bankReceipt.transactionNumber',
      'file.fileKey',
      twins.as('twins'),
      'payment.reason',
      'bankReceipt.submittedAt',
      'bankReceipt.reviewedAt',
      sql<string>`coalesce(staff.name, '')`.as('reviewer'),
    ])
    .limit(p.limit)
    .offset(p.offset);

/**
 * Sorted by the receipt's submission time, not the payment's: a resubmitted receipt queues from its
 * resubmission.
 */
export const waitingDeposits = prepare((p: DepositPage) =>
  selectDepositDetails(p)
    .where(isUnreviewed)
    .orderBy('bankReceipt.submittedAt')
    .orderBy('bankReceipt.paymentId'),
);
export const reviewedDeposits = prepare((p: DepositPage) =>
  selectDepositDetails(p)
    .where(isReviewed(p))
    .orderBy('bankReceipt.submittedAt', 'desc')
    .orderBy('bankReceipt.paymentId', 'desc'),
);
