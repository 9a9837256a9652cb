import { collectMoney } from '@onehaul/server/modules/cod/collect-money';
import { randomInt, randomUUID } from 'node:crypto';
import { newEmail, type Shop } from './actors.ts';
import { aCodLine } from './cod-builders.ts';
import { aCodShipment, type CodLine } from './cod-money-fixture.ts';
import { aMember, aStaffMember } from './member-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = () => Promise<Body>;

/** Minimal valid inputs for the console's calls about collected money. */
export function createCodStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let known: Promise<CodLine> | undefined;
  const line = () => (known ??= aCodLine(database, shop));

  async function collected() {
    const member = await aMember(database, shop);
    const order = await aCodShipment(database, shop, member, { line: await line() });
    const which = { shopId: shop.id, orderId: order.id };
    await database.database.transaction(shop.tenantId, (db) => collectMoney(db, which, { kind: 'system' }));
    return { memberId: member.id, ...order, which };
  }
  async function statement(billNumber = `N${randomInt(1e9)}`, outcome = 'unknown') {
    const { id: staffId } = await aStaffMember(database, shop.tenantId, {
      roles: ['finance'],
      email: newEmail(),
    });
    const { carrierId } = await line();
    const [row] = await database.sql(
      `with made as (insert into cod_statement (tenant_id, shop_id, carrier_id, number, currency_code, sha256, staff_id)
         values ($1, $2, $3, $4, 'TWD', decode(md5($4), 'hex'), $5) returning *)
       insert into cod_statement_line (tenant_id, shop_id, statement_id, row_number, bill_number, minor, currency_code, outcome)
       select tenant_id, shop_id, id, 2, $6, 100000, 'TWD', $7 from made returning statement_id::int as id`,
      [shop.tenantId, shop.id, carrierId, randomUUID(), staffId, billNumber, outcome],
    );
    return { shopId: shop.id, id: row!.id };
  }
  const matched = async () => statement((await collected()).billNumber, 'matched');

  return {
    '/console/cod/takeBack': async () => ({ ...(await collected()).which, reason: 'mistaken' }),
    '/console/cod/statement': () => statement(),
    '/console/cod/lines': () => statement(),
    '/console/cod/addStatement': async () => ({
      shopId: shop.id,
      carrierId: (await line()).carrierId,
      number: randomUUID(),
      currencyCode: 'TWD',
    }),
    '/console/cod/resolve': async () => ({ ...(await statement()), row: 2, resolution: 'claimed' }),
    '/console/cod/settle': async () => ({ ...(await matched()), payableMinor: 100_000 }),
    '/console/cod/dropStatement': () => statement(),
    '/console/cod/seller': async () => ({ shopId: shop.id, memberId: (await collected()).memberId }),
    '/console/cod/remit': async () => {
      const { memberId, which } = await collected();
      // The state a statement leaves it in.
      const { id } = await statement();
      await database.sql(
        `update cod_order set state = 'settled', settled_at = now(), banked_minor = owed_minor, statement_id = $2
         where order_id = $1`,
        [which.orderId, id],
      );
      return { shopId: shop.id, memberId, netMinor: 22_727 - 6000 };
    },
  };
}
