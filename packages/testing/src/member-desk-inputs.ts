import { newEmail, type Shop } from './actors.ts';
import { aRow } from './catalog-builders.ts';
import { aMember, aSession, aStaffMember } from './member-builders.ts';
import { anAddress } from './order-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = () => Promise<Body>;

/** Minimal valid inputs for the console calls about a member's records. */
export function createMemberDeskInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const owner = async () => ({ shopId: shop.id, memberId: (await aMember(database, shop)).id });
  let requester: Promise<{ id: number }> | undefined;
  /** A pending adjustment that somebody else requested. */
  const adjustment = async () => {
    const { memberId } = await owner();
    const { id: requestedBy } = await (requester ??= aStaffMember(database, shop.tenantId, {
      roles: ['admin'],
      email: newEmail(),
    }));
    const { id } = await aRow(database, shop, 'wallet_adjustment', {
      memberId,
      account: 'gift',
      changeMinor: 500,
      reason: 'because',
      requestedBy,
    });
    return { shopId: shop.id, id: Number(id) };
  };
  return {
    '/console/wallets/requestAdjustment': async () => ({
      ...(await owner()),
      account: 'gift',
      changeMinor: 500,
      seenMinor: 0,
      reason: 'because',
    }),
    '/console/wallets/approveAdjustment': async () => ({ ...(await adjustment()), seenMinor: 0 }),
    '/console/wallets/rejectAdjustment': async () => ({ ...(await adjustment()), note: 'no' }),
    '/console/members/subAccounts': async () => ({ shopId: shop.id, id: (await aMember(database, shop)).id }),
    '/console/members/endSession': async () => {
      const { id } = await aMember(database, shop);
      return { shopId: shop.id, id, sessionId: await aSession(database, shop, id) };
    },
    '/console/wallets/get': owner,
    '/console/wallets/movements': owner,
    '/console/coupons/list': owner,
    '/console/addresses/list': owner,
    '/console/addresses/reveal': async () => ({
      shopId: shop.id,
      id: await anAddress(database, shop, await aMember(database, shop)),
      reason: 'asked to',
    }),
  };
}
