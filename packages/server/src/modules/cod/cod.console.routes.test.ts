import { aCodLine } from '@onehaul/testing/cod-builders';
import { createCodMoneyFixture } from '@onehaul/testing/cod-money-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBalances } from '../wallet/index.ts';

type Stage = Awaited<ReturnType<typeof createCodMoneyFixture>>;
type Person = Awaited<ReturnType<Stage['person']>>;
type Row = Record<string, unknown>;
let stage: Stage;
let finance: Person;
let second: Person;
let rival: Person;
let seller: { id: number };
beforeAll(async () => {
  stage = await createCodMoneyFixture();
  finance = await stage.person(2, 'finance');
  second = await stage.person(2, 'finance', 'second');
  rival = await stage.person(3, 'finance', 'rival');
});
afterAll(() => stage.close());
beforeEach(async () => {
  seller = await aMember(stage.database, stage.shop, { name: 'Amy' });
});

const shopId = () => stage.shop.id;
const act = async (person: Person, name: string, input: object = {}) =>
  (await person.call(`cod/${name}`, input)).body as {
    Success: boolean;
    Error?: string;
    Data: never;
  };
const wallet = () => findBalances(stage.database.database.tenant(2), shopId(), seller.id);
async function collected(more: Parameters<Stage['shipment']>[1] = {}) {
  const order = await stage.shipment(seller, more);
  await stage.deliver(order.id);
  await stage.sweep();
  return order;
}
const stated = async (rows: Parameters<Stage['state']>[1]) =>
  (await stage.state(finance, rows)).body.Data as unknown as { id: number; waiting: number };
/** The expected bank amount of a statement, as its page displays it. */
const payableOf = async (id: number) =>
  ((await act(finance, 'statement', { shopId: shopId(), id })).Data as unknown as { payableMinor: number })
    .payableMinor;
const settle = async (person: Person, id: number) =>
  act(person, 'settle', { shopId: shopId(), id, payableMinor: await payableOf(id) });
async function settled(more: Parameters<Stage['shipment']>[1] = {}) {
  const order = await collected(more);
  const { id } = await stated([[order.billNumber, more?.expectedMinor ?? 100_000]]);
  await settle(finance, id);
  return order;
}
const preview = async () =>
  (await act(finance, 'seller', { shopId: shopId(), memberId: seller.id })).Data as unknown as {
    netMinor: number;
    orders: number;
    items: Row[];
  };
const remit = async (person = finance, netMinor?: number) =>
  act(person, 'remit', {
    shopId: shopId(),
    memberId: seller.id,
    netMinor: netMinor ?? (await preview()).netMinor,
  });
const linesOf = async (id: number) =>
  ((await act(finance, 'lines', { shopId: shopId(), id })).Data as unknown as { items: Row[] }).items;

describe('money that a carrier took at a door', () => {
  test('is owed to the seller at the rate of that day, once', async () => {
    const order = await collected();
    expect(await stage.money(order.id)).toMatchObject({
      state: 'collected',
      collected: 100_000,
      owed: 22_727,
    });
    // Repeated reports: by staff, by the carrier, by a task that runs twice.
    await stage.database.sql(
      `insert into order_task (tenant_id, shop_id, order_id, kind) values (2, $1, $2, 'cod')`,
      [shopId(), order.id],
    );
    await stage.sweep();
    await stage.database.sql(`update currency set exchange_rate = 5 where code = 'TWD'`);
    await stage.sweep();
    await stage.database.sql(`update currency set exchange_rate = 4.4 where code = 'TWD'`);
    expect(await stage.money(order.id)).toMatchObject({ owed: 22_727 });
    expect(await stage.faults()).toEqual([]);
    const events = await stage.database.sql(
      `select act from order_event where order_id = $1 and act = 'collected'`,
      [order.id],
    );
    expect(events).toHaveLength(1);
  });

  test('is not taken of an order that is not on its way', async () => {
    const order = await stage.shipment(seller, { step: 'packed' });
    await stage.database.sql(
      `insert into order_task (tenant_id, shop_id, order_id, kind) values (2, $1, $2, 'cod')`,
      [shopId(), order.id],
    );
    await stage.sweep();
    expect(await stage.money(order.id)).toMatchObject({ state: 'expected', owed: null });
  });

  test('was not taken after all, and may be later', async () => {
    const order = await collected();
    const mistake = { shopId: shopId(), orderId: order.id, reason: 'wrong parcel' };
    expect(await act(rival, 'takeBack', mistake)).toMatchObject({ Error: 'record.notFound' });
    expect(await act(finance, 'takeBack', mistake)).toMatchObject({ Success: true });
    expect(await stage.money(order.id)).toMatchObject({ state: 'expected', owed: null });
    expect(await stage.faults()).toEqual([]);
    expect(await act(finance, 'takeBack', mistake)).toMatchObject({ Error: 'cod.notCollected' });
    await stage.database.sql(
      `insert into order_task (tenant_id, shop_id, order_id, kind) values (2, $1, $2, 'cod')`,
      [shopId(), order.id],
    );
    await stage.sweep();
    expect(await stage.money(order.id)).toMatchObject({ state: 'collected', owed: 22_727 });
    expect(await stage.faults()).toEqual([]);
  });
});

describe('a carrier’s statement', () => {
  test('P1: is settled for the sum that was compared with the bank, not for one a colleague made of it', async () => {
    const [paid, doubted] = [await collected(), await collected()];
    const { id } = await stated([
      [paid.billNumber, 100_000],
      [doubted.billNumber, 60_000],
    ]);
    const which = { shopId: shopId(), id };
    const decide = (person: Person, resolution: string) =>
      act(person, 'resolve', { ...which, row: 3, resolution, note: 'Short' });
    expect(await decide(finance, 'claimed')).toMatchObject({ Success: true });
    const payableMinor = await payableOf(id);
    expect(payableMinor).toBe(100_000);
    // While the first user compares the bank's 100,000, the second accepts the short line after all.
    expect(await decide(second, 'accepted')).toMatchObject({ Success: true });
    const pressed = await act(finance, 'settle', { ...which, payableMinor });
    expect(pressed).toMatchObject({ Error: 'cod.amountChanged' });
    expect(await stage.money(paid.id)).toMatchObject({ state: 'collected' });
    expect(await stage.money(doubted.id)).toMatchObject({ state: 'collected' });
    expect(await payableOf(id)).toBe(160_000);
    expect(await settle(finance, id)).toMatchObject({ Data: { isSettled: true } });
    expect(await stage.faults()).toEqual([]);
  });

  test('is judged line by line, decided by a person and settled in one journal', async () => {
    const [good, short, unseen, house] = [
      await collected(),
      await collected(),
      await stage.shipment(seller),
      await stage.shipment(seller, { step: 'packed' }),
    ];
    const { id, waiting } = await stated([
      [good.billNumber, 100_000],
      [short.billNumber, 90_000],
      [unseen.billNumber, 100_000],
      [house.billNumber, 100_000],
      ['NOBODY1', 5000],
      [good.billNumber, 100_000],
    ]);
    expect(waiting).toBe(4);
    expect((await linesOf(id)).map(({ outcome }) => outcome)).toEqual([
      'matched',
      'otherAmount',
      'matched',
      'notShipped',
      'unknown',
      'twice',
    ]);
    const which = { shopId: shopId(), id };
    expect(await settle(finance, which.id)).toMatchObject({ Error: 'cod.statementOpen' });
    const decide = (row: number, resolution: string | null, person = finance) =>
      act(person, 'resolve', { ...which, row, resolution, note: 'asked' });
    expect(await decide(3, 'writtenOff', rival)).toMatchObject({ Error: 'record.notFound' });
    expect(await decide(3, 'writtenOff')).toMatchObject({ Success: true });
    expect(await decide(5, 'writtenOff')).toMatchObject({ Error: 'cod.notDecidable' });
    expect(await decide(2, 'accepted')).toMatchObject({ Error: 'cod.notDecidable' });
    for (const [row, resolution] of [
      [5, 'claimed'],
      [6, 'accepted'],
      [7, 'claimed'],
    ] as const)
      await decide(row, resolution);
    expect(await settle(rival, which.id)).toMatchObject({ Error: 'record.notFound' });
    const bank = -((await stage.accounts()).bankClearing ?? 0);
    expect(await settle(finance, which.id)).toMatchObject({ Data: { isSettled: true } });
    // Two in full, one short, and one that matches no order.
    expect(-(await stage.accounts()).bankClearing! - bank).toBe(22_727 + 20_455 + 22_727 + 1136);
    expect(await stage.money(good.id)).toMatchObject({ state: 'settled', banked: 22_727 });
    expect(await stage.money(short.id)).toMatchObject({ state: 'settled', owed: 22_727, banked: 20_455 });
    expect(await stage.money(unseen.id)).toMatchObject({ state: 'settled', owed: 22_727 });
    expect(await stage.money(house.id)).toMatchObject({ state: 'expected' });
    expect(await stage.faults()).toEqual([]);
    expect(await settle(finance, which.id)).toMatchObject({ Error: 'cod.over' });
    expect(await decide(7, null)).toMatchObject({ Error: 'cod.over' });
    expect(await act(finance, 'dropStatement', which)).toMatchObject({ Error: 'cod.over' });
  });

  test('accepted as it is, changes what the seller is owed', async () => {
    const order = await collected();
    const { id } = await stated([[order.billNumber, 110_000]]);
    const which = { shopId: shopId(), id };
    await act(finance, 'resolve', { ...which, row: 2, resolution: 'accepted' });
    await settle(finance, which.id);
    expect(await stage.money(order.id)).toMatchObject({ collected: 110_000, owed: 25_000, banked: 25_000 });
    expect(await stage.faults()).toEqual([]);
  });

  test('of which everything is claimed books nothing, and the order can be stated again', async () => {
    const order = await collected();
    const { id } = await stated([[order.billNumber, 1]]);
    const which = { shopId: shopId(), id };
    await act(finance, 'resolve', { ...which, row: 2, resolution: 'claimed' });
    expect(await settle(finance, which.id)).toMatchObject({ Data: { isSettled: true, bankedMinor: 0 } });
    expect(await stage.money(order.id)).toMatchObject({ state: 'collected' });
    const again = await stated([[order.billNumber, 100_000]]);
    expect(again.waiting).toBe(0);
    await settle(finance, again.id);
    expect(await stage.money(order.id)).toMatchObject({ state: 'settled' });
    expect(await stage.faults()).toEqual([]);
  });

  test('that another overtook is judged again and waits', async () => {
    const order = await collected();
    const first = await stated([[order.billNumber, 100_000]]);
    const other = await stated([
      [order.billNumber, 100_000],
      ['NOBODY2', 100],
    ]);
    await act(finance, 'resolve', { shopId: shopId(), id: other.id, row: 3, resolution: 'claimed' });
    await settle(finance, first.id);
    const reply = await settle(finance, other.id);
    expect(reply).toMatchObject({ Data: { isSettled: false, waiting: 1 } });
    expect((await linesOf(other.id)).map(({ outcome }) => outcome)).toEqual(['settled', 'unknown']);
    expect(await stage.faults()).toEqual([]);
  });

  test('is read once: neither its number nor its file again, unless it is dropped', async () => {
    const rows = [['ONCE1', 100]] as const;
    const file = new Uint8Array(await stage.sheetOf(rows));
    const first = await stage.state(finance, rows, { number: 'ONCE', file });
    expect(first.body).toMatchObject({ Success: true });
    expect((await stage.state(finance, [['ONCE2', 100]], { number: 'ONCE' })).body).toMatchObject({
      Error: 'cod.statementTwice',
    });
    expect((await stage.state(finance, rows, { number: 'OTHER', file })).body).toMatchObject({
      Error: 'sheet.sameFile',
    });
    const { id } = first.body.Data as unknown as { id: number };
    expect(await act(rival, 'dropStatement', { shopId: shopId(), id })).toMatchObject({
      Error: 'record.notFound',
    });
    expect(await act(finance, 'dropStatement', { shopId: shopId(), id })).toMatchObject({ Success: true });
    expect((await stage.state(finance, rows, { number: 'ONCE', file })).body).toMatchObject({
      Success: true,
    });
  });

  test('of a carrier or money the shop does not have is refused, and so is a line nobody can read', async () => {
    expect((await stage.state(finance, [['X', 1]], { carrierId: 999_999 })).body).toMatchObject({
      Error: 'record.notFound',
    });
    expect((await stage.state(finance, [['X', 1, 'THB']])).body).toMatchObject({
      Error: 'shop.currencyUnknown',
    });
    expect((await stage.state(finance, [['', 1]])).body).toMatchObject({ Error: 'sheet.lineUnreadable' });
    expect((await stage.state(rival, [['X', 1]])).body).toMatchObject({ Error: 'record.notFound' });
  });

  test('of another carrier’s number is of nobody', async () => {
    const elsewhere = await aCodLine(stage.database, stage.shop);
    const order = await stage.shipment(seller, { line: elsewhere });
    expect((await stated([[order.billNumber, 100_000]])).waiting).toBe(1);
  });
});

describe('what a seller is paid', () => {
  test('is what was settled, less freight, commission and tax', async () => {
    const order = await settled();
    const revenue = (await stage.accounts()).revenue ?? 0;
    expect(await preview()).toMatchObject({ orders: 1, netMinor: 22_727 - 6000 });
    expect(await act(rival, 'seller', { shopId: shopId(), memberId: seller.id })).toMatchObject({
      Error: 'record.notFound',
    });
    expect(await remit(rival, 16_727)).toMatchObject({ Error: 'record.notFound' });
    expect(await remit(finance, 16_726)).toMatchObject({ Error: 'cod.amountChanged' });
    expect(await remit()).toMatchObject({ Success: true });
    expect(await wallet()).toMatchObject({ cash: 16_727 });
    expect((await stage.accounts()).revenue! - revenue).toBe(5800);
    expect(await stage.money(order.id)).toMatchObject({ state: 'remitted', paid: 6000 });
    expect(await stage.faults()).toEqual([]);
    expect(await remit(finance, 16_727)).toMatchObject({ Error: 'cod.nothingToRemit' });
    const told = await stage.database.sql(
      `select topic from outbox where member_id = $1 and topic in ('codRemitted', 'walletChanged') order by id`,
      [seller.id],
    );
    expect(told.map(({ topic }) => topic)).toEqual(['codRemitted', 'walletChanged']);
  });

  test('takes what refused orders cost as well, as far as it goes', async () => {
    await settled();
    const small = await stage.shipment(seller, { freightMinor: 9000 });
    const large = await stage.shipment(seller, { freightMinor: 50_000 });
    await stage.database.sql(
      `update cod_order set state = 'refused', refused_at = now() where order_id = any($1)`,
      [[small.id, large.id]],
    );
    expect(await preview()).toMatchObject({ orders: 2, netMinor: 16_727 - 10_000 });
    await remit();
    expect(await stage.money(small.id)).toMatchObject({ state: 'remitted', paid: 10_000 });
    expect(await stage.money(large.id)).toMatchObject({ state: 'refused', paid: 0 });
    expect(await stage.faults()).toEqual([]);
    expect(await remit(finance, 0)).toMatchObject({ Error: 'cod.nothingToRemit' });
  });
});

const rounds = Number(process.env.RACE_ROUNDS ?? 8);

describe('two people at once', () => {
  test('settle one statement once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await stage.shipment(seller);
      const { id } = await stated([[order.billNumber, 100_000]]);
      const replies = await Promise.all([finance, second].map((person) => settle(person, id)));
      expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
      expect(replies.find(({ Success }) => !Success)!.Error).toBe('cod.over');
    }
    expect(await stage.faults()).toEqual([]);
  }, 120_000);

  test('remit to one seller once', async () => {
    let net = 0;
    for (let round = 0; round < rounds; round += 1) {
      const order = await stage.shipment(seller);
      const { id } = await stated([[order.billNumber, 100_000]]);
      await settle(finance, id);
      const replies = await Promise.all([remit(finance, 16_727), remit(second, 16_727)]);
      expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
      expect(replies.find(({ Success }) => !Success)!.Error).toBe('cod.nothingToRemit');
      net += 16_727;
    }
    expect(await wallet()).toMatchObject({ cash: net });
    expect(await stage.faults()).toEqual([]);
  }, 120_000);

  test('state one order in two statements: it is settled once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await stage.shipment(seller);
      const first = await stated([[order.billNumber, 100_000]]);
      const other = await stated([
        [order.billNumber, 100_000],
        [`NO${order.billNumber}`, 100],
      ]);
      await act(finance, 'resolve', { shopId: shopId(), id: other.id, row: 3, resolution: 'claimed' });
      const replies = await Promise.all([settle(finance, first.id), settle(second, other.id)]);
      const banked = replies.map(({ Data }) => (Data as { bankedMinor: number } | null)?.bankedMinor);
      expect(banked.toSorted()).toEqual([0, 22_727]);
    }
    expect(await stage.faults()).toEqual([]);
  }, 120_000);
});

describe('the desk’s lists', () => {
  test('show where the money is, and nothing of another company', async () => {
    await collected();
    await settled();
    await stage.shipment(seller);
    const all = async (person: Person, name: string, input: object = {}) =>
      (await act(person, name, input)).Data as unknown as { items?: Row[]; rows?: Row[]; total: number };
    const { rows } = await all(finance, 'overview');
    expect(new Set(rows!.map(({ state }) => state))).toEqual(new Set(['expected', 'collected', 'settled']));
    expect(rows!.every(({ age }) => age === 'week')).toBe(true);
    for (const name of ['orders', 'statements', 'sellers', 'mismatches', 'remittances']) {
      expect((await all(finance, name)).total, name).toBeGreaterThan(0);
      expect((await all(rival, name)).total, name).toBe(0);
    }
    expect((await all(rival, 'overview')).rows).toEqual([]);
    const { items } = await all(finance, 'statements');
    const which = { shopId: shopId(), id: items![0]!.id };
    expect(await act(finance, 'statement', which)).toMatchObject({ Success: true });
    for (const name of ['statement', 'lines'])
      expect(await act(rival, name, which)).toMatchObject({ Error: 'record.notFound' });
    expect(await act(finance, 'choices')).toMatchObject({ Data: { currencies: expect.any(Array) } });
  });
});
