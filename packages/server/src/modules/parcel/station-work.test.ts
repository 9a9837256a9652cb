import { createHash } from 'node:crypto';
import type { StationParcel } from '@onehaul/contract/console/stations';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { aBin, aParcel, aParcelPhoto, aWarehouse } from '@onehaul/testing/parcel-builders';
import { errorOf, createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import type { Reply } from '@onehaul/testing/test-api';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { objectKeyOf } from '../file/index.ts';

const stage = await createParcelFixture();
const {
  database,
  api,
  shop,
  warehouseId,
  otherWarehouseId,
  amy,
  ben,
  clerk,
  service,
  at,
  row,
  events,
  told,
  withPhotos,
} = stage;
afterAll(stage.close);

const parcelOf = ({ body }: Reply) => body.Data as StationParcel;
const measures = {
  weightGrams: 1234,
  lengthMillimetres: 400,
  widthMillimetres: 300,
  heightMillimetres: 200,
};

describe('photos', () => {
  const png = async () =>
    new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: 'tan' } })
        .withExif({ IFD0: { Copyright: 'SECRET' } })
        .png()
        .toBuffer(),
    );
  const send = async (fields: Record<string, string | number | Uint8Array<ArrayBuffer>>) =>
    sendStaffForm(api, clerk.cookie, 'stations/addPhoto', { shopId: shop.id, warehouseId, ...fields });

  test('are drawn anew, stored privately with a small blurred one, and their hash is kept', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'received',
    });
    const { body } = await send({
      courierNumber: courierNumber.toLowerCase(),
      kind: 'label',
      file: await png(),
    });
    const photo = body.Data as { id: string; photoCount: number };
    expect(photo).toEqual({ id: expect.any(String), photoCount: 1 });
    const [kept] = await database.sql('select * from parcel_photo where id = $1', [photo.id]);
    expect(kept).toMatchObject({ parcel_id: id, kind: 'label', staff_id: clerk.id });
    const bytesOf = async (name: unknown) => {
      const stored = await api.services.storage.get(objectKeyOf(shop, String(name))!);
      const bytes = Buffer.concat(await stored!.body.toArray());
      return { ...stored!.metadata, bytes };
    };
    const [picture, blurred] = [await bytesOf(kept!.file_key), await bytesOf(kept!.blurred_key)];
    expect([picture.visibility, blurred.visibility]).toEqual(['private', 'private']);
    expect(picture.bytes.includes('SECRET')).toBe(false);
    expect(createHash('sha256').update(picture.bytes).digest()).toEqual(kept!.sha256);
    expect(await sharp(blurred.bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 160 });
    expect((await events(id)).at(-1)).toMatchObject({
      act: 'photo',
      proof: [photo.id],
      details: { kind: 'label' },
    });
  });

  test('are pictures, of pieces that are here', async () => {
    const { courierNumber } = await aParcel(database, { shop, member: amy, warehouseId, state: 'received' });
    const text = new Uint8Array(Buffer.from('<svg onload=alert(1)>'));
    expect(errorOf(await send({ courierNumber, kind: 'whole', file: text }))).toBe('file.notPicture');
    const elsewhere = { courierNumber, kind: 'whole', file: await png(), warehouseId: otherWarehouseId };
    expect(errorOf(await send(elsewhere))).toBe('parcel.elsewhere');
    expect(errorOf(await send({ courierNumber, kind: 'selfie', file: await png() }))).toBe('input.invalid');
    expect(errorOf(await send({ courierNumber, kind: 'whole' }))).toBe('input.invalid');
  });

  test('are twenty of a piece at most', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'received',
    });
    for (let index = 0; index < 20; index++)
      await aParcelPhoto(database, { id, shop }, { staffId: clerk.id, kind: 'damage' });
    expect(errorOf(await send({ courierNumber, kind: 'whole', file: await png() }))).toBe('file.tooMany');
  });
});

describe('measuring', () => {
  const measure = (courierNumber: string, more: object = {}) =>
    clerk.call('stations/measure', at(courierNumber, { ...measures, ...more }));

  test('stores what was received and begins its storage, by the warehouse’s policy', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'received',
    });
    await withPhotos(id);
    expect(parcelOf(await measure(courierNumber, { scale: 'serial' }))).toMatchObject({
      ...measures,
      state: 'stored',
    });
    const stored = await row(id);
    const days = (from: unknown, to: unknown) =>
      ((to as Date).getTime() - (from as Date).getTime()) / 86_400_000;
    expect(days(stored.stored_at, stored.free_until)).toBe(30);
    expect(days(stored.stored_at, stored.abandon_at)).toBe(120);
    expect(days(stored.stored_at, stored.storage_look_at)).toBe(27);
    const event = (await events(id)).at(-1)!;
    expect(event).toMatchObject({
      act: 'measure',
      from_state: 'received',
      to_state: 'stored',
      details: { weightGrams: 1234, scale: 'serial', freeUntil: (stored.free_until as Date).toISOString() },
    });
    expect(event.proof).toHaveLength(2);
    expect(await told(amy, id)).toEqual(['parcelStored']);
  });

  test('needs a photo of the label and one of the whole', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'received',
    });
    for (const kind of ['label', 'damage']) {
      await aParcelPhoto(database, { id, shop }, { staffId: clerk.id, kind });
      expect(errorOf(await measure(courierNumber))).toBe('parcel.photosMissing');
    }
    await aParcelPhoto(database, { id, shop }, { staffId: clerk.id, kind: 'whole' });
    expect(errorOf(await measure(courierNumber))).toBe('ok');
  });

  test('an unowned parcel gets its measures and stays unowned; once given it is stored at once', async () => {
    const { id, courierNumber } = await aParcel(database, { shop, warehouseId });
    await withPhotos(id);
    expect(parcelOf(await measure(courierNumber))).toMatchObject({ state: 'unclaimed', weightGrams: 1234 });
    expect(await row(id)).toMatchObject({ stored_at: null });
    const reply = await clerk.call('stations/assign', at(courierNumber, { memberCode: amy.code }));
    expect(parcelOf(reply)).toMatchObject({ state: 'stored' });
    expect(await row(id)).toMatchObject({ stored_at: expect.any(Date), free_until: expect.any(Date) });
    expect(await told(amy, id)).toEqual(['parcelStored']);
  });

  test('again keeps both values and takes no free day away', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
    });
    await withPhotos(id);
    const before = await row(id);
    expect(parcelOf(await measure(courierNumber))).toMatchObject({ state: 'stored', weightGrams: 1234 });
    const { free_until, stored_at } = await row(id);
    expect({ free_until, stored_at }).toEqual({ free_until: before.free_until, stored_at: before.stored_at });
    expect((await events(id)).at(-1)).toMatchObject({
      act: 'remeasure',
      details: {
        weightGrams: 1234,
        before: { weightGrams: 1250, lengthMm: 300, widthMm: 200, heightMm: 100 },
      },
    });
  });

  test.each(['reserved', 'packed', 'onHold'] as const)('not of what is %s', async (state) => {
    const { id, courierNumber } = await aParcel(database, { shop, member: amy, warehouseId, state });
    await withPhotos(id);
    expect(errorOf(await measure(courierNumber))).toBe('state.illegalStep');
    expect(await row(id)).toMatchObject({ weight_grams: 1250 });
  });

  test('not of what never came, lies elsewhere or is too heavy to be true', async () => {
    const expected = await aParcel(database, { shop, member: amy, warehouseId });
    const away = await aParcel(database, {
      shop,
      member: amy,
      warehouseId: otherWarehouseId,
      state: 'received',
    });
    expect(errorOf(await measure(expected.courierNumber))).toBe('parcel.notKnown');
    expect(errorOf(await measure(away.courierNumber))).toBe('parcel.elsewhere');
    expect(errorOf(await measure(away.courierNumber, { weightGrams: 2_000_000 }))).toBe('input.invalid');
  });
});

describe('shelving', () => {
  test('P4: a bin that does not exist is refused with the nearest names', async () => {
    const place = await aWarehouse(database, shop);
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId: place,
      state: 'stored',
    });
    const shelve = (binCode: string) =>
      clerk.call('stations/shelve', at(courierNumber, { binCode, warehouseId: place }));
    const none = await shelve('A-01-9');
    expect(errorOf(none)).toBe('bin.noneHere');
    for (const code of ['A-01-1', 'A-01-2', 'D-09-9', 'A-02-1']) await aBin(database, shop, place, { code });
    await aBin(database, shop, warehouseId, { code: 'A-01-9' });
    const wrong = await shelve('A-01-9');
    expect(errorOf(wrong)).toBe('bin.unknown');
    expect(wrong.body.Msg).toContain('A-01-1, A-01-2, A-02-1');
    expect(await row(id)).toMatchObject({ bin_id: null });
  });

  test('P4: a station knows the bins of its own warehouse and of no other shop', async () => {
    const place = await aWarehouse(database, shop);
    for (const code of ['P-2', 'P-1']) await aBin(database, shop, place, { code });
    const codes = async (shopId: number, who = clerk) =>
      ((await who.call('stations/bins', { shopId, warehouseId: place })).body.Data as { codes: string[] })
        .codes;
    expect((await codes(shop.id)).toSorted()).toEqual(['P-1', 'P-2']);
    expect(await codes(stage.sister.id)).toEqual([]);
    expect(await codes(shop.id, stage.rival)).toEqual([]);
  });

  test('P4: a parcel that lies in another warehouse is refused with the name of that one', async () => {
    const away = await aWarehouse(database, shop, { names: { en: 'Xiamen house', zhHans: '厦门仓' } });
    const { courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId: away,
      state: 'stored',
    });
    for (const [path, more] of [
      ['stations/shelve', { binCode: 'B-07-2' }],
      ['stations/suggestBin', {}],
      ['stations/measure', measures],
      ['stations/hold', { reason: 'damage' }],
    ] as const) {
      const reply = await clerk.call(path, at(courierNumber, more));
      expect(errorOf(reply), path).toBe('parcel.elsewhere');
      expect(reply.body.Msg, path).toMatch(/Xiamen house|厦门仓/);
    }
  });

  test('puts a piece into a bin of the warehouse, scanned in any case', async () => {
    const bin = await aBin(database, shop, warehouseId, { code: 'B-07-2' });
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
    });
    const reply = await clerk.call('stations/shelve', at(courierNumber, { binCode: 'b-07-2' }));
    expect(parcelOf(reply)).toMatchObject({ binCode: 'B-07-2', state: 'stored' });
    expect(await row(id)).toMatchObject({ bin_id: bin.id });
    expect((await events(id)).at(-1)).toMatchObject({ act: 'shelve', details: { bin: 'B-07-2' } });
  });

  test('not into a bin of another warehouse, or none', async () => {
    const elsewhere = await aBin(database, shop, otherWarehouseId, { code: 'Z-01-1' });
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
    });
    for (const binCode of [elsewhere.code, 'NOWHERE']) {
      expect(errorOf(await clerk.call('stations/shelve', at(courierNumber, { binCode })))).toBe(
        'bin.unknown',
      );
    }
    expect(await row(id)).toMatchObject({ bin_id: null });
  });

  test('is suggested beside the owner’s others, and where there is room', async () => {
    const place = await aWarehouse(database, shop);
    const [first, second, third] = [
      await aBin(database, shop, place),
      await aBin(database, shop, place),
      await aBin(database, shop, place),
    ];
    const carl = await aMember(database, shop);
    const lying = (binId: number, member: TestMember) =>
      aParcel(database, { shop, member, warehouseId: place, state: 'stored', row: { binId } });
    await lying(first.id, ben);
    await lying(second.id, carl);
    await lying(second.id, carl);
    await lying(first.id, carl);
    const fresh = await aParcel(database, { shop, member: carl, warehouseId: place, state: 'received' });
    const suggest = async (courierNumber: string) =>
      (await clerk.call('stations/suggestBin', { shopId: shop.id, warehouseId: place, courierNumber })).body
        .Data;
    expect(await suggest(fresh.courierNumber)).toMatchObject({
      parcel: { id: fresh.id },
      withSiblings: { code: second.code, parcels: 2 },
      emptiest: { code: third.code, parcels: 0 },
    });
    const unowned = await aParcel(database, { shop, warehouseId: place });
    expect(await suggest(unowned.courierNumber)).toMatchObject({
      withSiblings: null,
      emptiest: { code: third.code },
    });
  });
});

describe('holding', () => {
  const hold = (courierNumber: string, more: object = {}) =>
    service.call('stations/hold', at(courierNumber, { reason: 'damage', note: 'corner crushed', ...more }));
  const release = (courierNumber: string) => service.call('stations/release', at(courierNumber));

  test('stops the clock, and releasing gives every second back', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
    });
    const before = await row(id);
    expect(parcelOf(await hold(courierNumber))).toMatchObject({ state: 'onHold', holdReason: 'damage' });
    const held = await row(id);
    expect(held).toMatchObject({ hold_note: 'corner crushed', paused_at: expect.any(Date) });
    await database.sql(`update parcel set paused_at = paused_at - interval '36 hours' where id = $1`, [id]);
    expect(parcelOf(await release(courierNumber))).toMatchObject({ state: 'stored', holdReason: null });
    const after = await row(id);
    const kept = after.paused_seconds as number;
    expect(kept).toBeGreaterThanOrEqual(36 * 3600);
    expect(kept).toBeLessThan(36 * 3600 + 60);
    for (const name of ['free_until', 'abandon_at', 'storage_look_at'])
      expect((after[name] as Date).getTime() - (before[name] as Date).getTime(), name).toBe(kept * 1000);
    expect(after.paused_at).toBeNull();
    expect((await events(id)).slice(1)).toMatchObject([
      { act: 'hold', from_state: 'stored', reason: 'corner crushed', details: { reason: 'damage' } },
      { act: 'releaseMeasured', from_state: 'onHold', to_state: 'stored' },
    ]);
    expect(await told(amy, id)).toEqual(['parcelHeld', 'parcelReleased']);
  });

  test.each(['received', 'unclaimed'] as const)('of what is %s ends where it began', async (state) => {
    const owner = state === 'received' ? { member: amy } : {};
    const { id, courierNumber } = await aParcel(database, { shop, ...owner, warehouseId, state });
    expect(errorOf(await hold(courierNumber))).toBe('ok');
    expect(await row(id)).toMatchObject({ state: 'onHold', paused_at: null });
    expect(parcelOf(await release(courierNumber))).toMatchObject({ state });
  });

  test.each(['reserved', 'claimPending', 'onHold'] as const)('not of what is %s', async (state) => {
    const owner = state === 'claimPending' ? {} : { member: amy };
    const { courierNumber } = await aParcel(database, { shop, ...owner, warehouseId, state });
    expect(errorOf(await hold(courierNumber))).toBe('state.illegalStep');
  });

  test('only what is held is released', async () => {
    const { courierNumber } = await aParcel(database, { shop, member: amy, warehouseId, state: 'stored' });
    expect(errorOf(await release(courierNumber))).toBe('state.illegalStep');
  });
});
