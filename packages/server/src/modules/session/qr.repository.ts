import type { QrState } from '@onehaul/domain/qr-sign-in';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type QrKey = { tenantId: number; shopId: number; id: string };
type NewQr = QrKey & {
  secretHash: Buffer;
  number: number;
  browser: string;
  address: string;
  seconds: number;
};

export const insertQr = prepareChange((p: NewQr) =>
  tables
    .insertInto('qrSignIn')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      id: p.id,
      secretHash: p.secretHash,
      number: p.number,
      browser: p.browser,
      address: p.address,
      expiresAt: sql<Date>`now() + make_interval(secs => ${p.seconds}::int)`,
    })
    .returning('expiresAt'),
);

const isAlive = sql<boolean>`expires_at > now()`;

/** State for the browser that started the sign-in; without its secret the id is unknown. */
export const qrOfBrowser = prepare((p: QrKey & { secretHash: Buffer }) =>
  tables
    .selectFrom('qrSignIn')
    .select(['state', 'memberId', isAlive.as('isAlive')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('secretHash', '=', p.secretHash),
);

/** An unexpired QR sign-in as the phone displays it. Ownership is checked only by `updateQrState`. */
export const findUnexpiredQr = prepare((p: QrKey) =>
  tables
    .selectFrom('qrSignIn')
    .select([
      'state',
      'number',
      'browser',
      sql<string>`host(address)`.as('address'),
      'createdAt as startedAt',
      'expiresAt',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where(isAlive),
);

/**
 * Moves an unexpired QR sign-in that is unclaimed or this member's. Compare-and-set on the state that was
 * read.
 */
export const updateQrState = prepareChange((p: QrKey & { memberId: number; from: QrState; to: QrState }) =>
  tables
    .updateTable('qrSignIn')
    .set({ state: p.to, memberId: p.memberId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .where(sql<boolean>`(member_id is null or member_id = ${p.memberId})`)
    .where(isAlive)
    .returning('id'),
);
