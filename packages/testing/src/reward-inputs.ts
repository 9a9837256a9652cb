import { randomInt } from 'node:crypto';
import type { Actor, Shop } from './actors.ts';
import { aCampaign } from './order-builders.ts';
import { aMember } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';
import { someMoney } from './wallet-builders.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the reward calls. */
export function createRewardInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  return {
    // Allowed once a day: clears earlier check-ins, so that each caller can check in.
    '/Client_Info/MemberSignIn': async () => {
      await database.sql('delete from sign_in_day');
      await database.sql(`update journal set key = key || ' ' || id where key like 'points of %'`);
      await database.sql(`update point_lot set source_id = null where source = 'signIn'`);
      return {};
    },
    '/Client_Coupon/ClaimCode': async () => {
      const Code = `C${randomInt(1e9, 1e10)}`;
      await aCampaign(database, shop, { kind: 'code', code: Code, mostEach: 1 });
      return { Code };
    },
    '/Base_ShopEvents/PointsRedemptionCoupon': async ({ actor, member }) => {
      for (const { id } of [actor, member]) {
        const [owner] = await database.sql(
          'select coalesce(main_id, id) as id from member where tenant_id = $1 and shop_id = $2 and id = $3',
          [shop.tenantId, shop.id, id],
        );
        if (owner) await someMoney(database, shop, { id: owner.id as number }, { points: 10 });
      }
      return { Id: await aCampaign(database, shop, { kind: 'redeem', points: 10 }) };
    },
  };
}

/** Minimal valid inputs for the console's campaign calls. */
export function createCampaignInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const which = async () => ({ shopId: shop.id, id: await aCampaign(database, shop) });
  return {
    '/console/campaigns/give': async () => ({
      ...(await which()),
      memberCode: (await aMember(database, shop)).code,
    }),
  };
}
