import type { ReviewState } from '@onehaul/domain/review/review-state';
import { newEmail } from './actors.ts';
import { aStaffMember } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Reviewed = { readonly id: number; readonly shop: { readonly id: number; readonly tenantId: number } };
type Draft = {
  readonly state?: ReviewState;
  readonly stars?: number;
  readonly words?: string;
  readonly createdAt?: Date;
};

/** A review of an order by its owner, with consent and decision as its state requires. */
export async function aReview(
  database: TestDatabase,
  { id, shop }: Reviewed,
  { state = 'waiting', stars = 5, words = 'Quick and careful', createdAt = new Date() }: Draft = {},
): Promise<void> {
  const isDecided = state === 'shown' || state === 'hidden';
  const staff = isDecided
    ? await aStaffMember(database, shop.tenantId, { roles: ['service'], email: newEmail() })
    : undefined;
  await database.sql(
    `insert into order_review (tenant_id, shop_id, order_id, member_id, stars, words, created_at, state, consented_at,
       decided_at, decided_by)
     select tenant_id, shop_id, id, member_id, $4, $5, $6, $7, $8, $9, $10 from shop_order
     where tenant_id = $1 and shop_id = $2 and id = $3`,
    [
      shop.tenantId,
      shop.id,
      id,
      stars,
      words,
      createdAt,
      state,
      state === 'private' ? null : createdAt,
      isDecided ? createdAt : null,
      staff?.id ?? null,
    ],
  );
}
