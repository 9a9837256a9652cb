import type { Actor, Shop } from './actors.ts';
import { aMember } from './member-builders.ts';
import { anOrder, aPricedLine } from './order-builders.ts';
import { aPeer, wireOrder } from './peer-fixture.ts';
import type { TestDatabase } from './test-database.ts';
import { someMoney } from './wallet-builders.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;
type Person = { readonly id: number };

/** An unpaid statement of one order that shipped in January. */
async function aStatement(database: TestDatabase, shop: Shop, peer: Person): Promise<number> {
  const line = await aPricedLine(database, shop, { payPolicy: 'monthly' });
  const order = await anOrder(database, shop, peer, {
    kind: 'peer',
    step: 'shipped',
    payPolicy: 'monthly',
    line,
    row: { shippedAt: '2026-01-05T00:00:00Z' },
  });
  const [added] = await database.sql(
    `insert into peer_statement (tenant_id, shop_id, number, member_id, month, orders, total_minor, due_on)
     values ($1, $2, 'ST' || lpad($3::text, 12, '0'), $4, date '2000-01-01' + $3::int, 1, $5, current_date + 15)
     returning id::int`,
    [shop.tenantId, shop.id, order.id, peer.id, order.totalMinor],
  );
  await database.sql(
    `insert into peer_statement_order (tenant_id, shop_id, order_id, statement_id, minor) values ($1, $2, $3, $4, $5)`,
    [shop.tenantId, shop.id, order.id, added!.id, order.totalMinor],
  );
  return added!.id as number;
}

/** Minimal valid inputs for the peer calls; makes the caller a peer if they are a member of the shop. */
export function createPeerInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  async function asPeer({ id }: Actor): Promise<boolean> {
    const [own] = await database.sql('select id from member where id = $1 and shop_id = $2', [id, shop.id]);
    if (!own) return false;
    await database.sql(
      `insert into peer (tenant_id, shop_id, member_id, name) values ($1, $2, $3, 'Peer') on conflict do nothing`,
      [shop.tenantId, shop.id, id],
    );
    return true;
  }
  const ofActor: Input = async ({ actor }) => {
    await asPeer(actor);
    return {};
  };
  /** A statement of `member`, not of the caller. */
  const statement: Input = async ({ member }) => {
    await asPeer(member);
    return { Id: await aStatement(database, shop, { id: member.id! }) };
  };
  return {
    '/Peer_Account/GetTheData': ofActor,
    '/Peer_Account/GetStatement': statement,
    '/Peer_Account/GetStatementFile': statement,
    '/Peer_Account/PayStatement': async (cell) => {
      await someMoney(database, shop, { id: cell.member.id! }, { cash: 10_000_000 });
      return statement(cell);
    },
    '/Peer_Key/AddData': async (cell) => ({ ...(await ofActor(cell)), Name: 'ERP' }),
    '/Peer_Key/DeleteData': async ({ member }) => {
      await asPeer(member);
      const [key] = await database.sql(
        `insert into api_key (tenant_id, shop_id, member_id, name, prefix, secret_sealed)
         values ($1, $2, $3, 'ERP', 'k' || substr(md5(random()::text), 1, 11), '\\x00') returning id::int`,
        [shop.tenantId, shop.id, member.id],
      );
      return { Id: key!.id };
    },
    '/Peer_Open/AddOrders': async () => ({ Orders: [wireOrder('L1')] }),
  };
}

/** Minimal valid inputs for the console's peer calls. */
export function createPeerStaffInputs(
  database: TestDatabase,
  shop: Shop,
): Record<string, () => Promise<Body>> {
  const terms = { name: 'Peer', creditMinor: 1000, termDays: 15, lineIds: [] };
  const peer = async (state: 'active' | 'suspended' = 'active') => ({
    shopId: shop.id,
    id: (await aPeer(database, shop, { state })).id,
  });
  const statement = async () => {
    const { id } = await peer();
    return { shopId: shop.id, id: await aStatement(database, shop, { id }) };
  };
  return {
    '/console/peers/get': () => peer(),
    '/console/peers/add': async () => ({
      shopId: shop.id,
      memberCode: (await aMember(database, shop)).code,
      ...terms,
    }),
    '/console/peers/change': async () => ({ ...(await peer()), ...terms }),
    '/console/peers/suspend': () => peer(),
    '/console/peers/restore': () => peer('suspended'),
    '/console/peer-statements/issue': async () => {
      const which = await peer();
      const line = await aPricedLine(database, shop, { payPolicy: 'monthly' });
      const row = { shippedAt: '2026-01-05T00:00:00Z' };
      await anOrder(database, shop, which, {
        kind: 'peer',
        step: 'shipped',
        payPolicy: 'monthly',
        line,
        row,
      });
      return { ...which, month: '2026-01' };
    },
    '/console/peer-statements/recordPayment': async () => {
      const which = await statement();
      return { ...which, transferNumber: `TR${which.id}` };
    },
    '/console/peer-statements/file': async () => ({ ...(await statement()), kind: 'xlsx' }),
  };
}
