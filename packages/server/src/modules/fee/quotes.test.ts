import { randomUUID } from 'node:crypto';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { aLine, aVersion, perKilogram, someWays, wireBox } from '@onehaul/testing/tariff-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
type Quote = Record<string, unknown> & { Id: string; Price: Record<string, unknown> };
let database: TestDatabase;
let api: SessionApi;
let shop: Shop;
let ways: Awaited<ReturnType<typeof someWays>>;
let amy: TestMember;
const people: Record<string, TestBrowser> = {};

const boxes = [wireBox(2), wireBox(1.5, 20, 20, 20)];
/** 4% off freight from level 2. */
const discount = { rules: ['freight' as const], levels: [{ level: 2, bps: 400 }] };

const quote = async (who: string, body: object): Promise<Quote> => {
  const { body: answer } = await people[who]!.post('/OrderCalculateFee/AddOrderBudgetFee', {
    Boxes: boxes,
    ...body,
  });
  expect(answer).toMatchObject({ Code: 200 });
  return answer.Data as Quote;
};
const refusal = async (who: string, body: object) =>
  (await people[who]!.post('/OrderCalculateFee/AddOrderBudgetFee', { Boxes: boxes, ...body })).body.Error;
const find = async (who: string, id: string) =>
  (await people[who]!.post('/OrderCalculateFee/GetQuote', { Id: id })).body;
const page = async (who: string, asked: object = {}) =>
  (await people[who]!.post('/OrderCalculateFee/GetQuotePage', asked)).body.Data as {
    Rows: Quote[];
    Total: number;
  };

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  const sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aRow(database, shop, 'currency', { code: 'HKD', exchangeRate: 1.1 });
  ways = await someWays(database, shop);
  api = await createSessionApi(database);
  const signIn = async (name: string, host: string, member: TestMember) => {
    people[name] = api.browser(host);
    await people[name].signIn(member);
  };
  amy = await aMember(database, shop);
  await database.sql('update member set level = 2 where id = $1', [amy.id]);
  await signIn('amy', 'harbour.test', amy);
  await signIn('clerk', 'harbour.test', await aMember(database, shop, { mainId: amy.id }));
  await signIn('bob', 'harbour.test', await aMember(database, shop));
  await signIn('sister', 'sister.test', await aMember(database, sister));
  await signIn('rival', 'rival.test', await aMember(database, rival));
  people.visitor = api.browser('harbour.test');
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const aQuotedLine = () => aLine(database, shop, { ...ways, tariff: perKilogram(10, { discount }) });

describe('a quote', () => {
  test('is the price of the line for these boxes, with the member’s own discount, for seven days', async () => {
    const lineId = await aQuotedLine();
    const kept = await quote('amy', { ChannelId: lineId });
    expect(kept).toMatchObject({
      Channel: { Id: lineId, WareHouseId: ways.warehouseId, TimerName: 'Air' },
      Boxes: boxes,
      Price: {
        Freight: 40,
        Discount: 1.6,
        AccruedCharge: 38.4,
        DestinationCharges: 42.24,
        CurrencyName: 'HKD',
        Version: 1,
      },
      IsExpired: false,
    });
    const lasts = Date.parse(kept.ExpireTime as string) - Date.parse(kept.CreateTime as string);
    expect(lasts).toBe(7 * 24 * 3_600_000);
    expect((await find('amy', kept.Id)).Data).toEqual(kept);
  });

  test('lasts as long as the shop has set', async () => {
    const lineId = await aQuotedLine();
    await aRow(database, shop, 'setting', { name: 'quoteDays', value: '3' });
    const kept = await quote('amy', { ChannelId: lineId });
    await database.sql(`delete from setting where name = 'quoteDays'`);
    const lasts = Date.parse(kept.ExpireTime as string) - Date.parse(kept.CreateTime as string);
    expect(lasts).toBe(3 * 24 * 3_600_000);
  });

  test('stays as it was when tariff, rate and line change, and says when it has expired', async () => {
    const lineId = await aQuotedLine();
    const kept = await quote('amy', { ChannelId: lineId });
    await aVersion(database, shop, lineId, { version: 2, tariff: perKilogram(99), inHours: 0 });
    await database.sql(`update currency set exchange_rate = 2 where shop_id = $1`, [shop.id]);
    await database.sql('update line set is_open = false where id = $1', [lineId]);
    expect((await find('amy', kept.Id)).Data).toEqual(kept);
    await database.sql(`update quote set expires_at = now() where id = $1`, [kept.Id]);
    expect((await find('amy', kept.Id)).Data).toMatchObject({ IsExpired: true, Price: kept.Price });
    await database.sql(`update currency set exchange_rate = 1.1 where shop_id = $1`, [shop.id]);
  });

  test('is of a line of this shop that is open, priced and takes the goods', async () => {
    const closed = await aLine(database, shop, { ...ways, isOpen: false });
    const unpriced = await aLine(database, shop, { ...ways, tariff: null });
    const limits = { ...newTariff.limits, boxGrams: 1000 };
    const small = await aLine(database, shop, { ...ways, tariff: perKilogram(1, { limits }) });
    const [foreign] = await database.sql('select id from shop where tenant_id = 3');
    const rival = { id: foreign!.id as number, tenantId: 3 };
    const foreignLine = await aLine(database, rival, await someWays(database, rival));
    const before = await database.sql('select from quote');
    expect(await refusal('amy', { ChannelId: closed })).toBe('fee.lineClosed');
    expect(await refusal('amy', { ChannelId: unpriced })).toBe('fee.notPriced');
    expect(await refusal('amy', { ChannelId: small })).toBe('fee.boxTooHeavy');
    expect(await refusal('amy', { ChannelId: foreignLine })).toBe('record.notFound');
    expect(await refusal('amy', { ChannelId: 2_000_000_000 })).toBe('record.notFound');
    expect(await refusal('visitor', { ChannelId: small })).toBe('access.signInRequired');
    expect(await database.sql('select from quote')).toHaveLength(before.length);
  });

  test('is made once for each key', async () => {
    const lineId = await aQuotedLine();
    const ask = () =>
      people.bob!.post(
        '/OrderCalculateFee/AddOrderBudgetFee',
        { ChannelId: lineId, Boxes: boxes },
        { 'idempotency-key': key },
      );
    const key = randomUUID();
    const [one, two] = [await ask(), await ask()];
    expect(two.body).toEqual(one.body);
    expect(await page('bob')).toMatchObject({ Total: 1 });
  });

  test('belongs to the main account: its sub-account sees and keeps them, and prices as it does', async () => {
    const lineId = await aQuotedLine();
    const kept = await quote('clerk', { ChannelId: lineId });
    expect(kept.Price).toMatchObject({ Discount: 1.6 });
    expect((await find('amy', kept.Id)).Data).toEqual(kept);
    expect((await page('clerk')).Total).toBe((await page('amy')).Total);
    const [row] = await database.sql('select member_id from quote where id = $1', [kept.Id]);
    expect(row!.member_id).toBe(amy.id);
  });

  test('of another member, shop or company is not there', async () => {
    const lineId = await aQuotedLine();
    const { Id } = await quote('amy', { ChannelId: lineId });
    const kept = (await page('bob')).Total;
    for (const who of ['bob', 'sister', 'rival']) {
      expect((await find(who, Id)).Error, who).toBe('record.notFound');
      expect(
        (await page(who)).Rows.map((row) => row.Id),
        who,
      ).not.toContain(Id);
    }
    expect((await page('bob')).Total).toBe(kept);
    for (const who of ['sister', 'rival']) expect(await page(who)).toEqual({ Rows: [], Total: 0 });
    expect((await find('visitor', Id)).Error).toBe('access.signInRequired');
    expect((await find('amy', randomUUID())).Error).toBe('record.notFound');
  });
});

test('quotes come newest first, in pages', async () => {
  const lineId = await aQuotedLine();
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) ids.unshift((await quote('amy', { ChannelId: lineId })).Id);
  const { Rows, Total } = await page('amy', { PageRows: 2 });
  expect(Rows.map(({ Id }) => Id)).toEqual(ids.slice(0, 2));
  expect((await page('amy', { PageRows: 2, PageIndex: 2 })).Rows[0]!.Id).toBe(ids[2]);
  expect(await page('amy', { PageIndex: 999 })).toEqual({ Rows: [], Total });
});

test('a trial is priced for who is signed in, and for a visitor without a discount', async () => {
  await database.sql('update line set is_open = false');
  await aQuotedLine();
  const total = async (who: string) => {
    const asked = { DestinationId: 156, Boxes: boxes };
    const { body } = await people[who]!.post('/OrderCalculateFee/FreightTrialCalculation', asked);
    return (body.Data as { Price: Record<string, unknown> }[])[0]!.Price.AccruedCharge;
  };
  expect([await total('amy'), await total('clerk')]).toEqual([38.4, 38.4]);
  expect([await total('bob'), await total('visitor')]).toEqual([40, 40]);
});
