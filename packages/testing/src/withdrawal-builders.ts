import { randomInt } from 'node:crypto';
import { cardTail, parseCardNumber } from '@onehaul/domain/wallet/card-number';
import { holdWithdrawal } from '@onehaul/domain/wallet/journals';
import type { Keys } from '@onehaul/server/keys';
import { cardPrint, sealCard } from '@onehaul/server/modules/withdrawal/card-secret';
import { postJournal } from '@onehaul/server/modules/wallet/index';
import { generateExternalNumber } from '@onehaul/server/external-number';
import type { TestDatabase } from './test-database.ts';
import { someMoney } from './wallet-builders.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Owner = { readonly id: number };

/** A unique card number with a valid Luhn check digit. */
export function aCardNumber(): string {
  const first = `622202${String(randomInt(10 ** 12)).padStart(12, '0')}`;
  return Array.from({ length: 10 }, (_, last) => `${first}${last}`).find(parseCardNumber)!;
}

type CardDraft = { readonly number?: string; readonly hours?: number };

/** A bank card added some hours ago: by default long enough to be paid to. */
export async function aBankCard(
  { sql }: TestDatabase,
  keys: Keys,
  shop: Shop,
  member: Owner,
  { number = aCardNumber(), hours = 48 }: CardDraft = {},
): Promise<{ id: number; number: string }> {
  const [row] = await sql(
    `insert into bank_card (tenant_id, shop_id, member_id, holder, bank_name, number_sealed, number_tail, number_print,
       created_at)
     values ($1, $2, $3, 'Anna', 'Bank', $4, $5, $6, now() - $7 * interval '1 hour') returning id`,
    [
      shop.tenantId,
      shop.id,
      member.id,
      sealCard(keys, shop, member.id, number),
      cardTail(number),
      cardPrint(keys, number),
      hours,
    ],
  );
  return { id: Number(row!['id']), number };
}

type Draft = {
  readonly minor?: number;
  readonly state?: 'requested' | 'approved';
  readonly approvedBy?: number;
  readonly isForTwo?: boolean;
  readonly cardId?: number;
  /** Hours until it may be paid. */
  readonly waits?: number;
};

/** A pending withdrawal, with its amount on hold. */
export async function aWithdrawal(
  database: TestDatabase,
  keys: Keys,
  shop: Shop,
  member: Owner,
  { minor = 1000, state = 'requested', approvedBy, isForTwo = false, waits = 0, ...draft }: Draft = {},
): Promise<{ id: number; number: string }> {
  const number = generateExternalNumber();
  await someMoney(database, shop, member, { cash: minor });
  const cardId = draft.cardId ?? (await aBankCard(database, keys, shop, member)).id;
  const [row] = await database.sql(
    `insert into withdrawal (tenant_id, shop_id, number, member_id, bank_card_id, minor, state, is_for_two, not_before,
       expected_on, approved_by, approved_at)
     values ($1, $2, $3, $4, $5, $6, $7::text, $8, now() + $9 * interval '1 hour', current_date + 3, $10::int,
       case when $10::int is not null then now() end) returning id`,
    [
      shop.tenantId,
      shop.id,
      number,
      member.id,
      cardId,
      minor,
      state,
      isForTwo,
      waits,
      state === 'approved' ? (approvedBy ?? null) : null,
    ],
  );
  const id = Number(row!['id']);
  await database.database.transaction(shop.tenantId, (db) =>
    postJournal(db, {
      shopId: shop.id,
      key: `withdrawal ${id} held`,
      journal: holdWithdrawal(member.id, minor),
      subject: { kind: 'withdrawal', id },
      actor: { kind: 'member', id: member.id },
    }),
  );
  return { id, number };
}
