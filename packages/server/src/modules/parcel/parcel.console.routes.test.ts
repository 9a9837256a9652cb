import type { Claim, ParcelDetail, ParcelRow } from '@onehaul/contract/console/parcels';
import { aMember } from '@onehaul/testing/member-builders';
import { aBin, aClaim, aFile, aGoodsType, aParcel, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { errorOf, createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { aLine, perKilogram, someWays } from '@onehaul/testing/tariff-builders';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createParcelFixture();
const { database, shop, sister, rivalShop, warehouseId, otherWarehouseId, amy, ben } = stage;
const { clerk, service, finance, rival, row, withPhotos } = stage;
afterAll(stage.close);

type List = { items: ParcelRow[]; total: number };
const list = async (filter: object = {}, by = clerk) =>
  (await by.call('parcels/list', filter)).body.Data as List;
const numbers = ({ items }: List) => items.map(({ courierNumber }) => courierNumber);

describe('the list of parcels', () => {
  test('is of all shops of the company, newest first, page by page', async () => {
    const zoe = await aMember(database, sister);
    const first = await aParcel(database, { shop, member: amy, warehouseId });
    const second = await aParcel(database, { shop: sister, member: zoe });
    const third = await aParcel(database, { shop, warehouseId, receivedAt: new Date() });
    await aParcel(database, { shop: rivalShop, member: await aMember(database, rivalShop) });
    const all = await list();
    expect(numbers(all)).toEqual([third, second, first].map(({ courierNumber }) => courierNumber));
    expect(all.total).toBe(3);
    expect(numbers(await list({ pageRows: 1, pageIndex: 2 }))).toEqual([second.courierNumber]);
    expect(numbers(await list({ shopId: sister.id }))).toEqual([second.courierNumber]);
    expect(numbers(await list({}, rival))).toHaveLength(1);
  });

  test('is narrowed by warehouse, state, number and member', async () => {
    const bin = await aBin(database, shop, otherWarehouseId);
    const courierNumber = 'JDVA1234567890';
    const place = { shop, warehouseId: otherWarehouseId };
    const { id } = await aParcel(database, {
      ...place,
      member: ben,
      courierNumber,
      state: 'stored',
      row: { binId: bin.id, goodsName: 'Teapot' },
    });
    const held = await aParcel(database, { ...place, member: ben, state: 'onHold' });
    expect(numbers(await list({ warehouseId: otherWarehouseId, state: 'onHold' }))).toEqual([
      held.courierNumber,
    ]);
    for (const search of [' jdva 123 ', courierNumber]) {
      const found = await list({ search });
      expect(found.total).toBe(1);
      expect(found.items).toMatchObject([
        {
          id,
          memberCode: ben.code,
          memberName: 'Ben',
          binCode: bin.code,
          goodsName: 'Teapot',
          state: 'stored',
        },
      ]);
    }
    expect((await list({ search: ben.code.toLowerCase() })).total).toBe(2);
    expect((await list({ search: ben.code, state: 'stored' })).total).toBe(1);
    expect(await list({ search: 'NOTHING' })).toEqual({ items: [], total: 0 });
  });

  test('has no forecast that ended in a parcel', async () => {
    const courierNumber = newCourierNumber();
    const forecast = await aParcel(database, { shop, member: amy, warehouseId, courierNumber });
    const other = await aParcel(database, { shop, member: ben, warehouseId, courierNumber });
    const { id } = await aParcel(database, { shop, warehouseId, courierNumber, receivedAt: new Date() });
    const giving = { shopId: shop.id, id, memberId: amy.id, reason: 'found' };
    expect(errorOf(await service.call('claims/give', giving))).toBe('ok');
    expect((await list({ search: courierNumber })).items.map((one) => one.id)).toEqual([id, other.id]);
    expect(await row(forecast.id)).toMatchObject({ stage: 'joined' });
  });
});

describe('one parcel', () => {
  test('is shown with photos, claims and everything that happened', async () => {
    const goodsTypeId = await aGoodsType(database, shop);
    const { id, courierNumber } = await aParcel(database, {
      shop,
      warehouseId,
      state: 'claimPending',
      row: { goodsTypeId },
    });
    await withPhotos(id);
    const proof = await aFile(database, shop, amy);
    await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      courierNumber,
      row: { createdAt: new Date(Date.now() - 9 * 86_400_000) },
    });
    await aParcel(database, { shop, member: ben, warehouseId, courierNumber });
    await aClaim(database, { id, shop }, { member: amy, proof: [proof], note: 'my lamp' });
    await aClaim(database, { id, shop }, { member: ben });
    const reply = await clerk.call('parcels/get', { shopId: shop.id, id });
    const detail = reply.body.Data as ParcelDetail;
    expect(detail).toMatchObject({
      id,
      courierNumber,
      goodsTypeName: 'Goods',
      memberId: null,
      disposal: null,
      claims: [
        { memberCode: ben.code, isForecast: false, proofUrls: [] },
        { memberCode: amy.code, isForecast: true, note: 'my lamp', state: 'open' },
      ],
      events: [{ act: 'add', to: 'claimPending', actor: 'system', actorName: '' }],
    });
    expect(detail.photos.map(({ kind }) => kind)).toEqual(['label', 'whole']);
    const own = new RegExp(`^/api/console/files/2/${shop.id}/(parcel|upload)/`);
    for (const url of [...detail.photos.map((photo) => photo.url), ...detail.claims[1]!.proofUrls])
      expect(url).toMatch(own);
  });

  test('of another company, or under another shop’s number, is not there', async () => {
    const { id } = await aParcel(database, { shop, member: amy, warehouseId });
    const random = await rival.call('parcels/get', { shopId: 2_000_000_000, id: 2_000_000_000 });
    const theirs = await rival.call('parcels/get', { shopId: shop.id, id });
    expect(errorOf(theirs)).toBe('record.notFound');
    expect({ ...theirs.body, RequestId: '' }).toEqual({ ...random.body, RequestId: '' });
    expect(errorOf(await clerk.call('parcels/get', { shopId: sister.id, id }))).toBe('record.notFound');
  });
});

describe('the queue of claims', () => {
  test('has the longest waiting first, of the state that is asked for', async () => {
    await database.sql('delete from parcel_claim');
    const parcel = await aParcel(database, { shop, warehouseId, state: 'claimPending' });
    const [first, second] = [
      await aClaim(database, parcel, { member: amy }),
      await aClaim(database, parcel, { member: ben }),
    ];
    await aClaim(database, parcel, { member: ben, state: 'rejected' });
    const queue = async (filter: object = {}) =>
      (await clerk.call('claims/queue', filter)).body.Data as { items: Claim[]; total: number };
    expect((await queue()).items.map(({ id }) => id)).toEqual([first, second]);
    expect((await queue({ pageRows: 1 })).total).toBe(2);
    expect((await queue({ state: 'rejected' })).total).toBe(1);
    expect((await queue({ shopId: sister.id })).total).toBe(0);
    expect((await rival.call('claims/queue')).body.Data).toEqual({ items: [], total: 0 });
  });
});

describe('candidates', () => {
  const candidates = async (id: number) =>
    (
      (await clerk.call('claims/candidates', { shopId: shop.id, id })).body.Data as {
        items: { memberCode: string; distance: number; courierNumber: string }[];
      }
    ).items.map(({ memberCode, distance }) => [memberCode, distance]);

  test('are those whose number resembles the parcel’s at one of its ends, the likeliest first', async () => {
    const carl = await aMember(database, shop);
    const dora = await aMember(database, shop);
    const expecting = (member: { id: number }, courierNumber: string) =>
      aParcel(database, { shop, member, warehouseId, courierNumber });
    await expecting(amy, 'YT7700123456781');
    await expecting(ben, 'TY7700123456780');
    await expecting(carl, 'YT77001243656');
    await expecting(dora, 'YT9911123456780');
    await aParcel(database, {
      shop: sister,
      member: await aMember(database, sister),
      courierNumber: 'YT7700123456780',
    });
    const { id } = await aParcel(database, { shop, warehouseId, courierNumber: 'YT7700123456780' });
    expect(await candidates(id)).toEqual([
      [ben.code, 1],
      [amy.code, 1],
    ]);
  });

  test('of a parcel that has an owner are none of our business', async () => {
    const { id } = await aParcel(database, { shop, member: amy, warehouseId, state: 'stored' });
    const reply = await clerk.call('claims/candidates', { shopId: shop.id, id });
    expect(errorOf(reply)).toBe('record.notFound');
  });
});

test('what lines of a warehouse take is said at its scale', async () => {
  const ways = await someWays(database, shop);
  const limits = { sideMillimetres: 2000, totalGrams: null, boxGrams: 30_000, boxes: null };
  const fixed = { kind: 'fixed', minor: 5000 } as const;
  const surcharge = (measure: 'length' | 'weight', over: number) => ({
    key: measure,
    measure,
    per: 'box' as const,
    bands: [{ over, upTo: null, price: fixed }],
    least: 0,
    most: null,
    group: null,
  });
  const tariff = perKilogram(10, {
    limits,
    surcharges: [surcharge('length', 1500), surcharge('weight', 25_000)],
  });
  await aLine(database, shop, { ...ways, name: 'Road', tariff });
  await aLine(database, shop, { ...ways, name: 'Closed', isOpen: false });
  const asked = { shopId: shop.id, warehouseId: ways.warehouseId };
  expect((await clerk.call('stations/limits', asked)).body.Data).toEqual({
    lines: [
      {
        name: 'Road',
        mostSideMillimetres: 2000,
        mostBoxGrams: 30_000,
        surchargedSideMillimetres: 1500,
        surchargedGrams: 25_000,
      },
    ],
  });
});

test('finance looks at parcels and at no claims', async () => {
  expect(errorOf(await finance.call('parcels/list'))).toBe('ok');
  for (const path of ['unclaimed', 'queue'])
    expect(errorOf(await finance.call(`claims/${path}`))).toBe('access.forbidden');
});
