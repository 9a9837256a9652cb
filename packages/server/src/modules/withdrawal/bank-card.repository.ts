import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

const cards = (p: MemberScope) =>
  tables
    .selectFrom('bankCard')
    .select(['id', 'holder', 'bankName', 'numberTail as tail', 'createdAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('isRemoved', '=', false);

export const ownCards = prepare((p: MemberScope) => cards(p).orderBy('id', 'desc').limit(50));

export const ownCard = prepare((p: MemberScope & { id: number }) => cards(p).where('id', '=', p.id));

/** A member's card by the fingerprint of its number. */
export const cardByPrint = prepare((p: MemberScope & { prints: Buffer[] }) =>
  cards(p).where(sql<boolean>`number_print = any(${p.prints}::bytea[])`),
);

type NewCard = MemberScope & {
  holder: string;
  bankName: string;
  numberSealed: Buffer;
  tail: string;
  numberPrint: Buffer;
};

export const insertCard = prepareChange((p: NewCard) =>
  tables
    .insertInto('bankCard')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      memberId: p.memberId,
      holder: p.holder,
      bankName: p.bankName,
      numberSealed: p.numberSealed,
      numberTail: p.tail,
      numberPrint: p.numberPrint,
    })
    .returning(['id', 'holder', 'bankName', 'numberTail as tail', 'createdAt']),
);

/**
 * Soft delete, because withdrawals reference the row. The card is no longer offered; entered again, it is a
 * new card.
 */
export const removeCard = prepareChange((p: MemberScope & { id: number }) =>
  tables
    .updateTable('bankCard')
    .set({ isRemoved: true })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .where('isRemoved', '=', false)
    .returning('id'),
);
