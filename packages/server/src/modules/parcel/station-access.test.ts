import type { StationParcel } from '@onehaul/contract/console/stations';
import { aBin, aParcel, aWarehouse, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { errorOf, createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createParcelFixture();
const {
  database,
  shop,
  sister,
  rivalShop,
  warehouseId,
  amy,
  clerk,
  service,
  finance,
  rival,
  at,
  row,
  withPhotos,
} = stage;
afterAll(stage.close);

const receive = async (courierNumber: string, more: object = {}) => {
  const { body } = await clerk.call('stations/receive', at(courierNumber, more));
  if (body.Code !== 200) throw new Error(body.Error);
  return body.Data as { outcome: string; parcel: StationParcel | null };
};
const measures = {
  weightGrams: 1234,
  lengthMillimetres: 400,
  widthMillimetres: 300,
  heightMillimetres: 200,
};

describe('who may', () => {
  test('another company finds neither the workplace nor the piece, as if there were none', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
    });
    await withPhotos(id);
    await aBin(database, shop, warehouseId, { code: 'C-01-1' });
    const before = await row(id);
    for (const [path, more] of [
      ['receive', {}],
      ['assign', { memberCode: amy.code }],
      ['measure', measures],
      ['shelve', { binCode: 'C-01-1' }],
      ['hold', { reason: 'damage' }],
      ['release', {}],
    ] as const) {
      const theirs = await rival.call(`stations/${path}`, at(courierNumber, more));
      const none = { shopId: 2_000_000_000, warehouseId: 2_000_000_000 };
      const random = await rival.call(`stations/${path}`, at(courierNumber, { ...more, ...none }));
      expect([theirs.status, errorOf(theirs)], path).toEqual([200, 'record.notFound']);
      expect({ ...theirs.body, RequestId: '' }, path).toEqual({ ...random.body, RequestId: '' });
    }
    expect((await rival.call('stations/find', at(courierNumber))).body.Data).toEqual({ items: [] });
    expect((await rival.call('stations/limits', { shopId: shop.id, warehouseId })).body.Data).toEqual({
      lines: [],
    });
    expect(errorOf(await rival.call('stations/suggestBin', at(courierNumber)))).toBe('parcel.notKnown');
    const { items } = (await rival.call('stations/workplaces')).body.Data as { items: { shopId: number }[] };
    expect(items.every(({ shopId }) => shopId === rivalShop.id)).toBe(true);
    expect(await row(id)).toEqual(before);
  });

  test('a warehouse of another shop of the company is none of this one', async () => {
    const theirs = await aWarehouse(database, sister);
    const reply = await clerk.call('stations/receive', at(newCourierNumber(), { warehouseId: theirs }));
    expect(errorOf(reply)).toBe('record.notFound');
  });

  test('service holds and releases but receives nothing; finance only looks', async () => {
    const { courierNumber } = await aParcel(database, { shop, member: amy, warehouseId, state: 'stored' });
    for (const [call, path, more] of [
      [service.call, 'receive', {}],
      [service.call, 'measure', measures],
      [service.call, 'shelve', { binCode: 'A' }],
      [finance.call, 'hold', { reason: 'damage' }],
      [finance.call, 'release', {}],
    ] as const)
      expect(errorOf(await call(`stations/${path}`, at(courierNumber, more))), path).toBe('access.forbidden');
    expect(errorOf(await finance.call('stations/find', at(courierNumber)))).toBe('ok');
  });

  test('every act leaves its line in the audit log', async () => {
    await database.sql('truncate audit');
    const { parcel } = await receive(newCourierNumber());
    await service.call('stations/hold', at(parcel!.courierNumber, { reason: 'wet' }));
    expect(await database.sql('select act, subject, subject_id, details from audit order by id')).toEqual([
      {
        act: 'stations/receive',
        subject: 'parcel',
        subject_id: `${shop.id}/${parcel!.id}`,
        details: { outcome: 'unclaimed' },
      },
      {
        act: 'stations/hold',
        subject: 'parcel',
        subject_id: `${shop.id}/${parcel!.id}`,
        details: { reason: 'wet' },
      },
    ]);
  });
});

test('the workplaces are the warehouses of all shops of the company', async () => {
  const { items } = (await clerk.call('stations/workplaces')).body.Data as {
    items: Record<string, unknown>[];
  };
  expect(items.map((one) => one.shopId)).toContain(sister.id);
  expect(items.find((one) => one.warehouseId === warehouseId)).toMatchObject({
    shopId: shop.id,
    shopName: 'Harbour',
  });
});
