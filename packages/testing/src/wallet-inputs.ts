import type { Actor, Shop } from './actors.ts';
import { aStaffMember } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';
import type { TestServices } from './test-services.ts';
import { someMoney } from './wallet-builders.ts';
import { aBankCard, aWithdrawal } from './withdrawal-builders.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the wallet calls, referring to records of `member`. */
export function createWalletInputs(
  database: TestDatabase,
  shop: Shop,
  { keys }: Pick<TestServices, 'keys'>,
): Record<string, Input> {
  return {
    '/Client_Wallet/GetStatement': async () => ({ Month: '2026-11' }),
    '/Client_Wallet/ApplicationWithdrawalMoney': async ({ member }) => {
      await someMoney(database, shop, member, { cash: 1000 });
      return { Amount: 10, BankCardId: (await aBankCard(database, keys, shop, member)).id };
    },
    '/Client_Wallet/CancelWithdrawal': async ({ member }) => ({
      Id: (await aWithdrawal(database, keys, shop, member)).id,
    }),
    '/Client_Wallet/RemoveBankCard': async ({ member }) => ({
      Id: (await aBankCard(database, keys, shop, member)).id,
    }),
  };
}

/** Minimal valid inputs for the withdrawal calls of the console. */
export function createWithdrawalStaffInputs(
  database: TestDatabase,
  shop: Shop,
  { keys }: Pick<TestServices, 'keys'>,
): Record<string, Input> {
  const reason = 'because';
  const transferNumber = 'T-1';
  const at = (id: number) => ({ shopId: shop.id, id, reason, transferNumber });
  let approver: Promise<{ id: number }> | undefined;
  const requested: Input = async ({ member }) => at((await aWithdrawal(database, keys, shop, member)).id);
  const approved: Input = async ({ member }) => {
    const { id: approvedBy } = await (approver ??= aStaffMember(database, shop.tenantId, {
      roles: ['finance'],
      email: 'approver@harbour.test',
    }));
    return at((await aWithdrawal(database, keys, shop, member, { state: 'approved', approvedBy })).id);
  };
  return {
    '/console/withdrawals/reveal': requested,
    '/console/withdrawals/approve': requested,
    '/console/withdrawals/reject': requested,
    '/console/withdrawals/pay': approved,
    '/console/withdrawals/fail': approved,
    '/console/withdrawals/addProof': async (cell) => {
      const { id } = (await approved(cell)) as { id: number };
      await database.sql(
        `update withdrawal set state = 'paid', transfer_number = 'T-1', decided_at = now(), decided_by = approved_by
         where tenant_id = $1 and id = $2`,
        [shop.tenantId, id],
      );
      return { shopId: shop.id, id };
    },
  };
}
