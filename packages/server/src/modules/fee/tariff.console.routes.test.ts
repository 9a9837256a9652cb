import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember, aStaffMember, type TestMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { aLine, aVersion, perKilogram, someWays, wireBox } from '@onehaul/testing/tariff-builders';
import { createTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let rivalShop: Shop;
let ways: Awaited<ReturnType<typeof someWays>>;
let amy: TestMember;
let lineId = 0;
let admin: ReturnType<typeof staffCaller>;
let finance: ReturnType<typeof staffCaller>;
let clerk: ReturnType<typeof staffCaller>;
let rival: ReturnType<typeof staffCaller>;

const ten = perKilogram(10);
const twelve = perKilogram(12);
const errorOf = ({ body }: Reply) => body.Error ?? 'ok';
const at = () => ({ shopId: shop.id, lineId });
const detail = async () =>
  (await admin('tariffs/get', at())).body.Data as {
    row: Record<string, unknown>;
    versions: { version: number; tariff: Tariff; note: string; staffName: string | null }[];
    draft: { basedOn: number; tariff: Tariff; staffName: string } | null;
  };
const save = (tariff: Tariff = twelve, basedOn = 1) =>
  finance('tariffs/saveDraft', { ...at(), basedOn, tariff });
const publish = (more: object = {}) =>
  admin('tariffs/publish', {
    ...at(),
    basedOn: 1,
    tariff: twelve,
    effectiveAt: null,
    note: 'autumn',
    ...more,
  });
const trial = async () => {
  const asked = { DestinationId: 156, Boxes: [wireBox(2)] };
  const { body } = await api.post('harbour.test', '/OrderCalculateFee/FreightTrialCalculation', asked);
  return (body.Data as { Id: number; Price: { AccruedCharge: number } }[]).find(({ Id }) => Id === lineId)
    ?.Price.AccruedCharge;
};
const acts = () =>
  database.sql(`select act, subject_id, details from audit where subject = 'line' order by id`);

async function signedIn(tenantId: number, roles: Role[], email: string) {
  const { cookie } = await signInStaff(api, await aStaffMember(database, tenantId, { roles, email }));
  return staffCaller(api, cookie);
}

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test' });
  ways = await someWays(database, shop);
  amy = await aMember(database, shop);
  await aRow(database, shop, 'remote_area');
  await database.sql(
    `insert into member_level (tenant_id, shop_id, level, names) values (2, $1, 1, '{"en":"Member"}') on conflict do nothing`,
    [shop.id],
  );
  await aLine(database, sister, { ...(await someWays(database, sister)), name: 'Sister line' });
  await aLine(database, rivalShop, { ...(await someWays(database, rivalShop)), name: 'Rival line' });
  api = await createTestApi(database);
  admin = await signedIn(2, ['admin'], 'admin@company.test');
  finance = await signedIn(2, ['finance'], 'finance@company.test');
  clerk = await signedIn(2, ['clerk'], 'clerk@company.test');
  rival = await signedIn(3, ['owner'], 'owner@rival.test');
});
beforeEach(async () => {
  await database.sql(
    `truncate audit; delete from quote; delete from tariff_draft; delete from tariff_version where shop_id = ${shop.id};
     delete from line where shop_id = ${shop.id}`,
  );
  lineId = await aLine(database, shop, { ...ways, name: 'Road', tariff: ten });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the lines', () => {
  test('are those of all shops of the company and of no other', async () => {
    const { items } = (await clerk('tariffs/list')).body.Data as { items: Record<string, unknown>[] };
    expect(items.map(({ shopId, name }) => [shopId, name])).toEqual([
      [shop.id, 'Road'],
      [sister.id, 'Sister line'],
    ]);
    expect(items[0]).toMatchObject({
      id: lineId,
      warehouseName: 'Warehouse',
      countryName: 'China',
      carrierName: 'Carrier',
      speedName: 'Air',
      isOpen: true,
      version: 1,
      nextVersion: null,
      hasDraft: false,
    });
    expect((await rival('tariffs/list')).body.Data).toMatchObject({ items: [{ name: 'Rival line' }] });
  });

  test('one is shown with its versions, its draft and what its tariff can name', async () => {
    await aVersion(database, shop, lineId, { version: 2, tariff: twelve, inHours: 5 });
    await save(perKilogram(15), 2);
    const shown = await detail();
    expect(shown).toMatchObject({
      row: { version: 1, nextVersion: 2, hasDraft: true },
      draft: { basedOn: 2, tariff: perKilogram(15), staffName: 'finance@company.test' },
      remoteAreas: [{ key: 'islands', name: 'Islands' }],
      levels: [{ level: 1, name: 'Member' }],
    });
    expect(shown.versions.map(({ version, tariff }) => [version, tariff])).toEqual([
      [2, twelve],
      [1, ten],
    ]);
  });
});

describe('a draft', () => {
  test('is kept for the line, one at a time, and changes no price', async () => {
    expect(errorOf(await save(perKilogram(99)))).toBe('ok');
    expect(errorOf(await save(twelve))).toBe('ok');
    expect((await detail()).draft).toMatchObject({ tariff: twelve, basedOn: 1 });
    expect(await trial()).toBe(20);
    expect(await database.sql('select from tariff_draft')).toHaveLength(1);
  });

  test('is dropped, once', async () => {
    await save();
    expect(errorOf(await finance('tariffs/dropDraft', at()))).toBe('ok');
    expect((await detail()).draft).toBeNull();
    expect(errorOf(await finance('tariffs/dropDraft', at()))).toBe('tariff.noDraft');
  });

  test('is a tariff, of a version there is', async () => {
    expect(errorOf(await save({ ...twelve, currency: 'USD' }))).toBe('input.invalid');
    expect(errorOf(await save({ ...twelve, limits: {} as never }))).toBe('input.invalid');
    expect(errorOf(await save(twelve, 2))).toBe('input.invalid');
    expect((await detail()).draft).toBeNull();
  });
});

describe('publishing', () => {
  test('makes the draft the next version at once, and the next request is priced by it', async () => {
    expect(await trial()).toBe(20);
    await save();
    const { body } = await publish();
    expect(body.Data).toMatchObject({ version: 2 });
    expect(await trial()).toBe(24);
    const { versions, draft, row } = await detail();
    expect(versions[0]).toMatchObject({
      version: 2,
      tariff: twelve,
      note: 'autumn',
      staffName: 'admin@company.test',
    });
    expect([draft, row.version]).toEqual([null, 2]);
  });

  test('from an instant to come changes no price before it', async () => {
    await save();
    const effectiveAt = new Date(Date.now() + 86_400_000).toISOString();
    expect((await publish({ effectiveAt })).body.Data).toEqual({ version: 2, effectiveAt });
    expect(await trial()).toBe(20);
    expect((await detail()).row).toMatchObject({ version: 1, nextVersion: 2, nextEffectiveAt: effectiveAt });
  });

  test('is of the draft that was looked at, not of another kept since', async () => {
    await save(twelve);
    await save(perKilogram(99));
    expect(errorOf(await publish())).toBe('tariff.changedBetween');
    expect(await trial()).toBe(20);
    await save(twelve);
    expect(errorOf(await publish())).toBe('ok');
  });

  test('is never of the past', async () => {
    await save();
    const effectiveAt = new Date(Date.now() - 60_000).toISOString();
    expect(errorOf(await publish({ effectiveAt }))).toBe('tariff.inThePast');
    expect((await detail()).versions).toHaveLength(1);
  });

  test('needs a draft', async () => {
    expect(errorOf(await publish())).toBe('tariff.noDraft');
  });

  test('is refused when another version came between, or another draft than the editor saw', async () => {
    await save();
    await aVersion(database, shop, lineId, { version: 2, tariff: ten, inHours: -1 });
    expect(errorOf(await publish())).toBe('tariff.changedBetween');
    expect(errorOf(await publish({ basedOn: 2 }))).toBe('tariff.changedBetween');
    await save(twelve, 2);
    expect(errorOf(await publish())).toBe('tariff.changedBetween');
    expect((await publish({ basedOn: 2 })).body.Data).toMatchObject({ version: 3 });
  });

  test('of two at once one wins', async () => {
    await save();
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.map(errorOf).sort()).toEqual(['ok', 'tariff.changedBetween', 'tariff.changedBetween']);
    expect((await detail()).versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('names what is wrong with the table, and publishes nothing', async () => {
    const tariff: Tariff = { ...twelve, freight: { mode: 'tiered', bands: [] } };
    await save(tariff);
    const { body } = await publish({ tariff });
    expect(body).toMatchObject({ Error: 'tariff.hasProblems' });
    expect(body.Msg).toContain('freight noBands');
    expect((await detail()).versions).toHaveLength(1);
    expect((await detail()).draft).not.toBeNull();
  });

  test('gives no fewer free days than the warehouse promises', async () => {
    const [less, more] = [29, 31].map((freeDays) =>
      perKilogram(12, { storage: { ...newTariff.storage, freeDays } }),
    ) as [Tariff, Tariff];
    await save(less);
    const { body } = await publish({ tariff: less });
    expect(body).toMatchObject({ Error: 'tariff.storageBelowPromise' });
    expect(body.Msg).toContain('30');
    expect((await detail()).versions).toHaveLength(1);
    await save(more);
    expect(errorOf(await publish({ tariff: more }))).toBe('ok');
  });

  test('is never undone: not even we change a version', async () => {
    const app = new pg.Client({ ...database.address, user: 'onehaul_app' });
    await app.connect();
    await app.query(`select set_config('app.tenant_id', '2', false)`);
    await expect(app.query('select from tariff_version')).resolves.toMatchObject({ rowCount: 2 });
    for (const text of ['update tariff_version set note = $1', 'delete from tariff_version where note = $1'])
      await expect(app.query(text, ['x']), text).rejects.toThrow(/permission denied/);
    await app.end();
  });
});

describe('a line', () => {
  test('that is closed is offered to nobody, until it is opened again', async () => {
    expect(errorOf(await admin('tariffs/setOpen', { ...at(), isOpen: false }))).toBe('ok');
    expect(await trial()).toBeUndefined();
    expect((await detail()).row).toMatchObject({ isOpen: false });
    await admin('tariffs/setOpen', { ...at(), isOpen: true });
    expect(await trial()).toBe(20);
  });

  test('U-4: says where it delivers, set by who may publish and told to members', async () => {
    const delivery = async () => {
      const { body } = await api.post('harbour.test', '/Base_ShopQuote/GetFeeIntroduction', {});
      const { Lines } = body.Data as { Lines: { Id: number; Delivery: string }[] };
      return Lines.find(({ Id }) => Id === lineId)?.Delivery;
    };
    expect(errorOf(await finance('tariffs/setDelivery', { ...at(), delivery: 'pickup' }))).toBe(
      'access.forbidden',
    );
    expect(await delivery()).toBe('dispatch');
    expect(errorOf(await admin('tariffs/setDelivery', { ...at(), delivery: 'pickup' }))).toBe('ok');
    expect((await detail()).row).toMatchObject({ delivery: 'pickup' });
    expect(await delivery()).toBe('pickup');
    expect(errorOf(await admin('tariffs/setDelivery', { ...at(), delivery: 'boat' }))).toBe('input.invalid');
    await admin('tariffs/setDelivery', { ...at(), delivery: 'dispatch' });
  });

  test('says when its orders are paid, to whoever asks for a price too', async () => {
    const policy = async () => {
      const asked = { DestinationId: 156, Boxes: [wireBox(2)] };
      const { body } = await api.post('harbour.test', '/OrderCalculateFee/FreightTrialCalculation', asked);
      return (body.Data as { Id: number; PayPolicy: string }[]).find(({ Id }) => Id === lineId)?.PayPolicy;
    };
    expect((await detail()).row).toMatchObject({ payPolicy: 'onSubmit' });
    expect(errorOf(await finance('tariffs/setPayPolicy', { ...at(), payPolicy: 'collect' }))).toBe(
      'access.forbidden',
    );
    expect(await policy()).toBe('onSubmit');
    expect(errorOf(await admin('tariffs/setPayPolicy', { ...at(), payPolicy: 'afterPacking' }))).toBe('ok');
    expect((await detail()).row).toMatchObject({ payPolicy: 'afterPacking' });
    expect(await policy()).toBe('afterPacking');
    // A parcel order that waits for collected money would never be paid.
    for (const payPolicy of ['fromCollection', 'yearly'])
      expect(errorOf(await admin('tariffs/setPayPolicy', { ...at(), payPolicy })), payPolicy).toBe(
        'input.invalid',
      );
  });
});

describe('the replay', () => {
  const replay = async (tariff: Tariff) =>
    ((await clerk('tariffs/replay', { ...at(), tariff })).body.Data as { items: Record<string, unknown>[] })
      .items;

  test('prices the line’s latest quotes under another tariff, and keeps nothing', async () => {
    const ask = (kilograms: number) =>
      api.post(
        'harbour.test',
        '/OrderCalculateFee/AddOrderBudgetFee',
        { ChannelId: lineId, Boxes: [wireBox(kilograms)] },
        {
          authorization: `Bearer ${shop.id}:${amy.id}`,
          'idempotency-key': `quote-of-${kilograms}-kilograms`,
        },
      );
    await ask(2);
    await ask(40);
    const limits = { ...newTariff.limits, boxGrams: 30_000 };
    expect(await replay(perKilogram(12, { limits }))).toEqual([
      {
        quoteId: expect.any(String),
        createdAt: expect.any(String),
        memberCode: amy.code,
        billedBefore: 40_000,
        basis: 'weight',
        beforeMinor: 40_000,
        afterMinor: null,
        refusal: 'fee.boxTooHeavy',
      },
      expect.objectContaining({ billedBefore: 2000, beforeMinor: 2000, afterMinor: 2400, refusal: null }),
    ]);
    expect(await trial()).toBe(20);
    expect((await detail()).draft).toBeNull();
  });

  test('is empty for a line nobody asked about', async () => {
    expect(await replay(twelve)).toEqual([]);
  });

  test('is empty for a line that was never published, whose first tariff is then published', async () => {
    const line = { ...at(), lineId: await aLine(database, shop, { ...ways, tariff: null }) };
    const { body } = await clerk('tariffs/replay', { ...line, tariff: twelve });
    expect(body.Data).toEqual({ items: [] });
    await finance('tariffs/saveDraft', { ...line, basedOn: 0, tariff: twelve });
    expect((await publish({ ...line, basedOn: 0 })).body.Data).toMatchObject({ version: 1 });
  });
});

describe('another company', () => {
  test('finds no line of this one, and changes none', async () => {
    await save();
    for (const [path, more] of [
      ['get', {}],
      ['saveDraft', { basedOn: 1, tariff: perKilogram(1) }],
      ['dropDraft', {}],
      ['replay', { tariff: twelve }],
      ['publish', { basedOn: 1, tariff: twelve, effectiveAt: null }],
      ['setOpen', { isOpen: false }],
      ['setPayPolicy', { payPolicy: 'collect' }],
    ] as const) {
      expect(errorOf(await rival(`tariffs/${path}`, { ...at(), ...more })), path).toBe('record.notFound');
    }
    expect(await detail()).toMatchObject({
      row: { isOpen: true, payPolicy: 'onSubmit', version: 1 },
      draft: { tariff: twelve },
    });
  });

  test('a line of another shop of the company is not found under this shop’s number either', async () => {
    expect(errorOf(await admin('tariffs/get', { shopId: sister.id, lineId }))).toBe('record.notFound');
    expect(errorOf(await admin('tariffs/setOpen', { shopId: sister.id, lineId, isOpen: false }))).toBe(
      'record.notFound',
    );
  });
});

test('every change leaves its line in the audit log', async () => {
  await save();
  await finance('tariffs/dropDraft', at());
  await save();
  await publish();
  await admin('tariffs/setOpen', { ...at(), isOpen: false });
  await admin('tariffs/setPayPolicy', { ...at(), payPolicy: 'collect' });
  const subject = `${shop.id}/${lineId}`;
  expect(await acts()).toEqual([
    { act: 'tariffs/saveDraft', subject_id: subject, details: { basedOn: 1 } },
    { act: 'tariffs/dropDraft', subject_id: subject, details: {} },
    { act: 'tariffs/saveDraft', subject_id: subject, details: { basedOn: 1 } },
    { act: 'tariffs/publish', subject_id: subject, details: { version: 2, isAtOnce: true, note: 'autumn' } },
    { act: 'tariffs/setOpen', subject_id: subject, details: { isOpen: false } },
    {
      act: 'tariffs/setPayPolicy',
      subject_id: subject,
      details: { from: { payPolicy: 'onSubmit' }, to: { payPolicy: 'collect' } },
    },
  ]);
});
