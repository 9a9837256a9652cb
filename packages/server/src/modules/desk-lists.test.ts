import { createStaffListsFixture } from '@onehaul/testing/desk-lists-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Row = Record<string, unknown>;
type Answer = Row & { items: Row[]; total: number };

let at: Awaited<ReturnType<typeof createStaffListsFixture>>;
beforeAll(async () => {
  at = await createStaffListsFixture();
}, 60_000);
afterAll(() => at.close());

async function ask(path: string, body: object): Promise<Answer> {
  const { body: reply } = await at.call(path, body);
  if (!reply.Success) throw new Error(`${path}: ${JSON.stringify(reply)}`);
  return reply.Data as unknown as Answer;
}
const place = () => ({ shopId: at.shop.id, warehouseId: at.warehouseId });

/** Reads a whole list two rows at a time, with the total each page reports. */
async function walk(path: string, asked: object): Promise<{ rows: Row[]; totals: number[] }> {
  const rows: Row[] = [];
  const totals: number[] = [];
  for (let pageIndex = 1; pageIndex < 100; pageIndex++) {
    const { items, total } = await ask(path, { ...asked, pageIndex, pageRows: 2 });
    totals.push(total);
    rows.push(...items);
    if (rows.length >= total || items.length === 0) break;
  }
  return { rows, totals };
}

type List = {
  readonly list: string;
  /** Filter; none for the list as it opens. */
  readonly asked?: object;
  /** Displayed time field and sort direction. */
  readonly by: string;
  readonly first: 'oldest' | 'newest';
};

const instantOf = (row: Row, by: string) => {
  const value = by
    .split('|')
    .map((name) => row[name])
    .find((one) => one !== null && one !== undefined);
  return Date.parse(String(value));
};

const oldest = (list: string, by: string, asked: object = {}): List => ({ list, by, asked, first: 'oldest' });
const newest = (list: string, by: string, asked: object = {}): List => ({ list, by, asked, first: 'newest' });

const lists: List[] = [
  oldest('withdrawals/list', 'createdAt'),
  oldest('withdrawals/list', 'createdAt', { state: 'approved' }),
  newest('withdrawals/list', 'createdAt', { state: 'paid' }),
  oldest('deposits/list', 'submittedAt'),
  newest('deposits/list', 'submittedAt', { state: 'settled' }),
  newest('deposits/list', 'submittedAt', { state: 'rejected' }),
  oldest('payments/held', 'createdAt'),
  newest('payments/list', 'createdAt', { search: '', method: 'wechat' }),
  oldest('refunds/list', 'createdAt'),
  oldest('refunds/list', 'createdAt', { state: 'failed' }),
  newest('refunds/list', 'createdAt', { state: 'done' }),
  oldest('reconciliation/breaks', 'day'),
  newest('reconciliation/breaks', 'day', { isOpen: false }),
  oldest('claims/queue', 'createdAt'),
  newest('claims/queue', 'createdAt', { state: 'rejected' }),
  oldest('claims/unclaimed', 'receivedAt'),
  oldest('claims/unclaimed', 'receivedAt', { kind: 'abandoned' }),
  newest('parcels/list', 'receivedAt|createdAt', { search: '' }),
  newest('parcels/list', 'receivedAt|createdAt', { search: '', state: 'stored' }),
  newest('parcels/list', 'receivedAt|createdAt', { search: 'SF' }),
  oldest('parcels/list', 'receivedAt|createdAt', { search: '', sort: 'oldest' }),
  oldest('exceptions/list', 'exceptionAt'),
  oldest('adjust/list', 'packedAt'),
  newest('batches/list', 'createdAt'),
  newest('batches/list', 'createdAt', { state: 'departed' }),
  oldest('consignees/list', 'dueAt', { search: '' }),
  newest('consignees/list', 'dueAt', { search: '', state: 'confirmed' }),
  newest('reviews/list', 'createdAt'),
  newest('reviews/list', 'createdAt', { state: 'private', stars: 4 }),
  newest('dedicated/list', 'createdAt'),
  oldest('cod/orders', 'since'),
  oldest('cod/orders', 'since', { state: 'expected' }),
  newest('cod/statements', 'createdAt'),
  newest('cod/remittances', 'createdAt'),
  oldest('returns/list', 'createdAt', { search: '', state: 'received' }),
  newest('returns/list', 'createdAt', { search: '', state: 'closed' }),
  oldest('cases/list', 'dueAt', { search: '' }),
  newest('cases/list', 'createdAt', { search: '', state: 'closed' }),
  newest('members/list', 'createdAt', { search: '' }),
  newest('members/list', 'createdAt', { search: '', state: 'suspended' }),
  oldest('agents/list', 'appliedAt', { search: '' }),
  newest('earnings/list', 'createdAt', { search: '' }),
  newest('marketplaces/orders', 'createdAt', { search: '' }),
  newest('peer-statements/list', 'month'),
];

const orders: List[] = [
  newest('orders/list', 'createdAt', { search: '' }),
  newest('orders/list', 'createdAt', { search: '', step: 'ready' }),
  newest('orders/list', 'createdAt', { search: 'MO' }),
  oldest('orders/list', 'createdAt', { search: '', sort: 'oldest' }),
  oldest('orders/list', 'createdAt', { search: '', step: 'ready', sort: 'oldest' }),
  oldest('orders/list', 'createdAt', { search: 'MO', sort: 'oldest' }),
];

/** Reads a list to its end: each row once, sorted by the time it shows. */
async function expectInOrder({ list, asked = {}, by, first }: List): Promise<void> {
  const { rows, totals } = await walk(list, asked);
  const times = rows.map((row) => instantOf(row, by));
  expect(times.every(Number.isFinite)).toBe(true);
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(totals)).toEqual(new Set([rows.length]));
  expect(new Set(rows.map((row) => row['id'] ?? row['orderId'])).size).toBe(rows.length);
  const sorted = times.toSorted((a, b) => (first === 'oldest' ? a - b : b - a));
  expect(times).toEqual(sorted);
  // Ids are in a different order, so a list sorted by id would fail.
  const ids = rows.map((row) => Number(row['id'] ?? row['orderId']));
  expect(ids).not.toEqual(ids.toSorted((a, b) => (first === 'oldest' ? a - b : b - a)));
}

describe('P5: a list is in the order of the time it shows', () => {
  test.each(lists)('$list $asked, the $first first', expectInOrder);

  test('stockIn/expected and services/list, which belong to a warehouse', async () => {
    for (const [list, by, asked] of [
      ['stockIn/expected', 'createdAt', {}],
      ['services/list', 'dueAt', { queue: 'paid' }],
    ] as const) {
      const { rows } = await walk(list, { ...place(), ...asked });
      const times = rows.map((row) => instantOf(row, by));
      expect(times).toHaveLength(3);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test('the audit log, read on from line to line', async () => {
    const seen: Row[] = [];
    for (let hasMore = true; hasMore;) {
      const before = seen.at(-1)?.['id'];
      const page = await ask('audit/list', { rows: 4, ...(before !== undefined && { before }) });
      seen.push(...page.items);
      hasMore = page['hasMore'] as boolean;
    }
    const [counted] = await at.database.sql('select count(*)::int as lines from audit where tenant_id = 2');
    expect(new Set(seen.map(({ id }) => id)).size).toBe(counted!['lines']);
    const times = seen.map((row) => instantOf(row, 'at'));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('P13: the orders of the console by the time they show', () => {
  test.each(orders)('P13: $list $asked', expectInOrder);
});

describe('a list that is sorted by a figure', () => {
  test.each([
    ['orders/list', 'shop_order', 'total_minor', { sort: 'amount' }, 'totalMinor'],
    ['orders/list', 'shop_order', 'total_minor', { sort: 'amount', step: 'ready' }, 'totalMinor'],
    ['parcels/list', 'parcel', 'weight_grams', { sort: 'weight' }, 'weightGrams'],
  ] as const)('%s: the largest first, equal ones by id', async (list, table, column, asked, by) => {
    // Four figures: on every page some are equal.
    await at.database.sql('set session_replication_role = replica');
    await at.database.sql(`update ${table} set ${column} = (id * 7919) % 4 + 1`);
    await at.database.sql('set session_replication_role = default');
    const { rows, totals } = await walk(list, { search: '', ...asked });
    expect(new Set(totals)).toEqual(new Set([rows.length]));
    const seen = rows.map((row) => ({
      figure: Number(row[by]),
      id: Number(row['id']),
    }));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(rows.length);
    expect(seen).toEqual(seen.toSorted((a, b) => b.figure - a.figure || b.id - a.id));
    expect(new Set(seen.map((row) => row.figure)).size).toBeGreaterThan(1);
  });
});

describe('the days of a list', () => {
  /** Two instants around midnight in Hong Kong, which is the day before in UTC. */
  const [late, early] = ['2026-03-04T15:59:59.999Z', '2026-03-04T16:00:00.000Z'];
  test.each([
    ['orders/list', 'placed', `update shop_order set created_at = $1 where number = $2`, 'number'],
    ['orders/list', 'shipped', `update shop_order set shipped_at = $1 where number = $2`, 'number'],
    [
      'parcels/list',
      'received',
      `update parcel set received_at = $1 where courier_number = $2`,
      'courierNumber',
    ],
    ['payments/list', 'created', `update payment set created_at = $1 where number = $2`, 'number'],
    [
      'deposits/list',
      'submitted',
      `update bank_receipt set submitted_at = $1 from payment where payment.id = payment_id and number = $2`,
      'number',
    ],
  ] as const)('%s: %s in the zone of the shop, both days included', async (list, of, change, by) => {
    await at.database.sql(`update shop set time_zone = 'Asia/Hong_Kong' where id = $1`, [at.shop.id]);
    const base = { shopId: at.shop.id, ...(list === 'deposits/list' ? {} : { search: '' }) };
    const { rows } = await walk(list, base);
    const [first, second] = rows.map((row) => String(row[by]));
    await at.database.sql('set session_replication_role = replica');
    await at.database.sql(change, [late, first]);
    await at.database.sql(change, [early, second]);
    await at.database.sql('set session_replication_role = default');
    const found = async (days: object) =>
      (await walk(list, { ...base, days: { of, ...days } })).rows.map((row) => row[by]);
    expect(await found({ from: '2026-03-04', to: '2026-03-04' })).toEqual([first]);
    expect(await found({ from: '2026-03-05', to: '2026-03-05' })).toEqual([second]);
    expect((await found({ from: '2026-03-04', to: '2026-03-05' })).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    expect(await found({ to: '2026-03-03' })).toEqual([]);
    expect(await found({ from: '2026-03-05' })).not.toContain(first);
  });

  test('belong to a shop', async () => {
    for (const list of ['orders/list', 'parcels/list', 'payments/list', 'deposits/list'])
      await expect(ask(list, { days: { of: 'placed', from: '2026-03-04' } })).rejects.toThrow(
        'input.invalid',
      );
  });
});

type Badge = {
  readonly badge: string;
  /** How the tab's or button's figure is computed. */
  readonly count: () => Promise<unknown>;
  readonly list: string;
  readonly asked: () => object;
};

const counted = async (path: string, asked: object = {}) =>
  (await ask(path, { ...asked, pageIndex: 1, pageRows: 1 })).total;
const fieldOf = async (path: string, name: string, asked: object = {}) => (await ask(path, asked))[name];

/** A tab whose badge is the total of its list as it opens. */
const opening = (badge: string, list: string, asked: object = {}): Badge => ({
  badge,
  count: () => counted(list, asked),
  list,
  asked: () => asked,
});

const badges: Badge[] = [
  opening('finance, deposits', 'deposits/list'),
  opening('finance, withdrawals', 'withdrawals/list'),
  opening('finance, held', 'payments/held'),
  opening('finance, refunds', 'refunds/list'),
  opening('finance, breaks', 'reconciliation/breaks'),
  opening('unclaimed, unclaimed', 'claims/unclaimed'),
  opening('unclaimed, claims', 'claims/queue'),
  opening('unclaimed, abandoned', 'claims/unclaimed', { kind: 'abandoned' }),
  {
    badge: 'marketplaces, to stop',
    count: () => fieldOf('marketplaces/orders', 'cancelling', { search: '', pageIndex: 1, pageRows: 1 }),
    list: 'marketplaces/orders',
    asked: () => ({ search: '', state: 'cancelling' }),
  },
  ...['waiting', 'confirmed', 'mismatch', 'expired'].map((state) => ({
    badge: `consignees, ${state}`,
    count: () => fieldOf('consignees/counts', state),
    list: 'consignees/list',
    asked: () => ({ search: '', state }),
  })),
  ...['waiting', 'shown', 'hidden', 'private'].map((state) => ({
    badge: `reviews, ${state}`,
    count: () => fieldOf('reviews/counts', state),
    list: 'reviews/list',
    asked: () => ({ state }),
  })),
  ...['all', 'boxList', 'arrival', 'house', 'away', 'done', 'exception'].map((queue) => ({
    badge: `dedicated, ${queue}`,
    count: () => fieldOf('dedicated/counts', queue, { shopId: at.shop.id }),
    list: 'dedicated/list',
    asked: () => ({ shopId: at.shop.id, ...(queue !== 'all' && { queue }) }),
  })),
  ...['received', 'expected', 'graded', 'closed', 'cancelled'].map((state) => ({
    badge: `returns, ${state}`,
    count: async () =>
      ((await fieldOf('returns/list', 'counts', { search: '', state: 'received' })) as Row)[state],
    list: 'returns/list',
    asked: () => ({ search: '', state }),
  })),
  ...['applied', 'active'].map((state) => ({
    badge: `agents, ${state}`,
    count: async () =>
      ((await fieldOf('agents/list', 'counts', { search: '' })) as Row[]).find(
        (one) => one['state'] === state,
      )?.['count'],
    list: 'agents/list',
    asked: () => ({ search: '', state }),
  })),
  ...['late', 'customs', 'damage'].map((exception) => ({
    badge: `exceptions, ${exception}`,
    count: async () =>
      (await ask('exceptions/ages', {})).items.find((one) => one['exception'] === exception)?.['orders'],
    list: 'exceptions/list',
    asked: () => ({ exception }),
  })),
  ...['collected', 'expected'].map((state) => ({
    badge: `cash on delivery, ${state}`,
    count: async () => {
      const rows = (await fieldOf('cod/overview', 'rows')) as Row[];
      return rows.reduce((sum, row) => sum + (row['state'] === state ? Number(row['orders']) : 0), 0);
    },
    list: 'cod/orders',
    asked: () => ({ state }),
  })),
  ...['paid', 'assigned', 'requested'].map((queue) => ({
    badge: `services, ${queue}`,
    count: async () =>
      ((await fieldOf('services/list', 'counts', { ...place(), queue: 'paid' })) as Row)[queue],
    list: 'services/list',
    asked: () => ({ ...place(), queue }),
  })),
];

describe('P5: a badge is what its list shows', () => {
  test.each(badges)('$badge', async ({ count, list, asked }) => {
    const { rows, totals } = await walk(list, asked());
    expect(rows.length).toBeGreaterThan(0);
    expect(await count()).toBe(rows.length);
    expect(new Set(totals)).toEqual(new Set([rows.length]));
  });

  test('withdrawals to be reviewed and to be paid out are both shown as the list opens', async () => {
    const { rows } = await walk('withdrawals/list', {});
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['requested', 'approved']));
    expect(rows).toHaveLength(6);
  });
});
