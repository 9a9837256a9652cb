import { createHmac, randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { signedText } from '@onehaul/domain/peer/signature';
import { createLog } from '@onehaul/server/http/log';
import { findBalances } from '@onehaul/server/modules/wallet/index';
import { aShop } from './builders.ts';
import { aMember, aProof, aStaffMember, type TestMember } from './member-builders.ts';
import { aPricedLine, anOrder } from './order-builders.ts';
import { staffCaller, signInStaff } from './staff-sign-in.ts';
import { createTestApi } from './test-api.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Line = Awaited<ReturnType<typeof aPricedLine>> & { readonly code: string };

/** A private line, only for peers it is granted to: ten yuan per kilogram. */
async function aPrivateLine(database: TestDatabase, shop: Shop): Promise<Line> {
  const line = await aPricedLine(database, shop, { payPolicy: 'monthly' });
  const [row] = await database.sql('select code from line where id = $1', [line.id]);
  return { ...line, code: row!.code as string };
}

type PeerDraft = {
  readonly name?: string;
  readonly state?: 'active' | 'suspended';
  readonly creditMinor?: number;
  readonly termDays?: number;
  readonly lineIds?: readonly number[];
};

/** A member who is a peer of the shop, with credit of a thousand yuan by default. */
export async function aPeer(
  database: TestDatabase,
  shop: Shop,
  { name = 'Peer', state = 'active', creditMinor = 100_000, termDays = 15, lineIds = [] }: PeerDraft = {},
): Promise<TestMember> {
  const member = await aMember(database, shop);
  await database.sql(
    `insert into peer (tenant_id, shop_id, member_id, name, state, credit_minor, term_days)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [shop.tenantId, shop.id, member.id, name, state, creditMinor, termDays],
  );
  await database.sql(
    'insert into peer_line (tenant_id, shop_id, member_id, line_id) select $1, $2, $3, unnest($4::int[])',
    [shop.tenantId, shop.id, member.id, lineIds],
  );
  return member;
}

export type ApiKey = { readonly prefix: string; readonly secret: string };
type RequestOverrides = Partial<{
  timestamp: string;
  path: string;
  signature: string;
  key: string;
  body: string;
  host: string;
  idempotencyKey: string;
}>;

/** Shops of two tenants that work with peers, and a private line. */
export async function createPeerFixture() {
  const database = await createTestDatabase();
  const modules = ['consolidation', 'peers'] as ('consolidation' | 'peers')[];
  const harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', modules });
  const sister = await aShop(database, { tenantId: 2, host: 'sister.test', modules });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test', modules });
  const api = await createTestApi(database);
  const hosts = new Map<Shop, string>([
    [harbour, 'harbour.test'],
    [sister, 'sister.test'],
    [rival, 'rival.test'],
  ]);
  const line = await aPrivateLine(database, harbour);

  const call = async (
    member: { readonly id: number },
    path: string,
    body: object = {},
    { shop = harbour, key = randomUUID() as string, isSub = false } = {},
  ) =>
    (
      await api.post(hosts.get(shop)!, path, body, {
        authorization: `Bearer ${shop.id}:${member.id}${isSub ? ':sub' : ''}`,
        'idempotency-key': key,
      })
    ).body;

  /** A signed request of an API client; `tampered` values are changed after signing. */
  async function signed(key: ApiKey, path: string, body: object, tampered: RequestOverrides = {}) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const idempotencyKey = tampered.idempotencyKey ?? randomUUID();
    const parts = { timestamp, path: `/api${path}`, idempotencyKey, body: JSON.stringify(body) };
    const signature = createHmac('sha256', key.secret).update(signedText(parts)).digest('hex');
    return api.post(tampered.host ?? 'harbour.test', tampered.path ?? path, tampered.body ?? parts.body, {
      'x-api-key': tampered.key ?? key.prefix,
      'x-api-timestamp': tampered.timestamp ?? timestamp,
      'x-api-signature': tampered.signature ?? signature,
      'idempotency-key': idempotencyKey,
    });
  }

  const dataOf = async (...asked: Parameters<typeof call>) =>
    (await call(...asked)).Data as Record<string, unknown>;

  return {
    database,
    api,
    harbour,
    sister,
    rival,
    line,
    call,
    dataOf,
    signed,
    privateLine: (shop: Shop = harbour) => aPrivateLine(database, shop),
    peer: (draft: PeerDraft = {}, shop: Shop = harbour) =>
      aPeer(database, shop, { lineIds: shop === harbour ? [line.id] : [], ...draft }),
    key: async (member: { readonly id: number }, shop: Shop = harbour): Promise<ApiKey> => {
      await aProof(database, shop, member.id);
      const data = await dataOf(member, '/Peer_Key/AddData', { Name: 'ERP' }, { shop });
      return { prefix: data.ApiKey as string, secret: data.Secret as string };
    },
    /** A peer's order, shipped at an instant or still waiting. */
    order: (
      member: { readonly id: number },
      {
        minor = 5000,
        shippedAt,
        ...row
      }: { minor?: number; shippedAt?: string } & Record<string, unknown> = {},
    ) =>
      anOrder(database, harbour, member, {
        kind: 'peer',
        step: shippedAt ? 'shipped' : 'ready',
        payPolicy: 'monthly',
        line,
        totalMinor: minor,
        row: { ...(shippedAt && { shippedAt }), ...row },
      }),
    person: async (tenantId: number, role: Role) => {
      const email = `${role}-${randomUUID()}@peers.test`;
      const account = await aStaffMember(database, tenantId, { roles: [role], email });
      return staffCaller(api, (await signInStaff(api, account)).cookie);
    },
    balances: (memberId: number) => findBalances(database.database.tenant(2), harbour.id, memberId),
    close: async () => {
      await api.close();
      await database.close();
    },
  };
}
export type PeerFixture = Awaited<ReturnType<typeof createPeerFixture>>;

/** An order of one box of 2 kg in the wire format of API clients. */
export const wireOrder = (lineCode: string, more: Record<string, unknown> = {}) => ({
  ClientNumber: `PO-${randomUUID().slice(0, 8)}`,
  ChannelCode: lineCode,
  RecipientName: 'Wang Li',
  RecipientPhone: '0912345678',
  Address: 'No. 5, Long Street',
  Boxes: [{ Weight: 2, Length: 10, Width: 10, Height: 10 }],
  Declares: [{ GoodsNameCN: '棉质T恤', GoodsNameEN: 'cotton t-shirt', Account: 3, Price: 12.5 }],
  ...more,
});

export const jobServices = ({ database, api }: PeerFixture) => ({
  database: database.database,
  storage: api.services.storage,
  keys: api.services.keys,
  log: createLog({ stream: { write: () => {} } }),
});

/** A customs rule that refuses a word at every destination. */
export const aRefusedWord = ({ sql }: TestDatabase, word: string) =>
  sql(
    `insert into customs_rule (id, kind, topic, words, notes, source_url, valid_from)
     values ('test-word', 'refused', 'weapon', array[$1], '{"en":"no"}', 'https://example.org', '2020-01-01')`,
    [word],
  );
