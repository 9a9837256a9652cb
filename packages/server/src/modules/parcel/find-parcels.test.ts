import { eventActs, ownerActs, stageOf } from '@onehaul/domain/parcel/parcel-state';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aBin, aParcel, aParcelPhoto } from '@onehaul/testing/parcel-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
});
afterAll(() => at.close());

type Row = { Id: number; Code: string; Stage: number; Days: number; FreeDays: number | null };
type Page = { Rows: (Row & Record<string, unknown>)[]; Total: number };
const list = (who = at.anna, body: object = {}) => at.call<Page>(who, '/Parcel_Info/GetDataPage', body);
const dayMs = 86_400_000;

describe('the list', () => {
  test('shows a parcel with the names of what it points to, and its clock', async () => {
    const { database, harbour, ben } = at;
    const { id: binId, code } = await aBin(database, harbour, harbour.warehouseId);
    const storedAt = new Date(Date.now() - 28.5 * dayMs);
    const parcel = await aParcel(database, {
      shop: harbour,
      member: ben,
      state: 'stored',
      storedAt,
      warehouseId: harbour.warehouseId,
      row: {
        binId,
        goodsTypeId: harbour.goodsTypeId,
        goodsName: '连衣裙',
        quantity: 3,
        unitPriceCents: 1234,
      },
    });
    const staff = await aStaffMember(database, 2, { roles: ['clerk'], email: 'photo@company.test' });
    await aParcelPhoto(database, parcel, { staffId: staff.id });
    const { data } = await list(ben);
    expect(data.Total).toBe(1);
    expect(data.Rows[0]).toMatchObject({
      Id: parcel.id,
      Code: parcel.courierNumber,
      State: 3,
      Stage: 3,
      GoodsName: '连衣裙',
      GoodsTypeName: 'Clothes of harbour.test',
      Account: 3,
      Price: 12.34,
      TotalPrice: 37.02,
      Weight: 1.25,
      Length: 30,
      BinCode: code,
      PhotoCount: 1,
      Days: 29,
      FreeDays: 2,
      IsClockPaused: false,
      StorageTime: storedAt.toISOString(),
    });
    expect(data.Rows[0]!.WareHouseName).toMatch(/^Warehouse /);
    const { data: chinese } = await at.call<Page>(
      ben,
      '/Parcel_Info/GetDataPage',
      {},
      {
        'accept-language': 'zh-Hans',
      },
    );
    expect(chinese.Rows[0]!.WareHouseName).toMatch(/仓$/);
  });

  test('counts no days for what has left the house', async () => {
    const { database, harbour, ben } = at;
    await aParcel(database, { shop: harbour, member: ben, state: 'shipped' });
    const { data } = await list(ben, { Stage: 6 });
    expect(data.Rows.map(({ Days, FreeDays }) => [Days, FreeDays])).toEqual([[0, null]]);
  });

  test('stops the clock while somebody of ours keeps the parcel', async () => {
    const { database, harbour, ben } = at;
    const row = { pausedAt: new Date(Date.now() - 5 * dayMs) };
    const storedAt = new Date(Date.now() - 10.5 * dayMs);
    await aParcel(database, { shop: harbour, member: ben, state: 'onHold', storedAt, row });
    const { data } = await list(ben, { Stage: 4 });
    expect(data.Rows).toMatchObject([{ Days: 6, FreeDays: 25, IsClockPaused: true, HoldReason: 'damage' }]);
  });

  test('is narrowed by stage, warehouse, number and days, newest first, with a true total', async () => {
    const { database, harbour, anna } = at;
    const { warehouseId } = harbour;
    const base = { shop: harbour, member: anna };
    const first = await aParcel(database, { ...base, courierNumber: 'SF1000', warehouseId });
    const second = await aParcel(database, { ...base, courierNumber: 'SF2000' });
    const third = await aParcel(database, { ...base, courierNumber: 'YT3000', state: 'stored', warehouseId });
    const storedAt = new Date(Date.now() - 29 * dayMs);
    const ending = await aParcel(database, { ...base, courierNumber: 'YT4000', state: 'stored', storedAt });
    await aParcel(database, { ...base, courierNumber: 'JOINED9', row: { joinedId: third.id } });
    const numbers = async (body: object) => {
      const { data, code } = await list(anna, body);
      expect(code).toBe(200);
      return [data.Rows.map(({ Code }) => Code), data.Total];
    };
    expect(await numbers({})).toEqual([['YT4000', 'YT3000', 'SF2000', 'SF1000'], 4]);
    expect(await numbers({ Stage: 1 })).toEqual([['SF2000', 'SF1000'], 2]);
    expect(await numbers({ Stage: 3 })).toEqual([['YT4000', 'YT3000'], 2]);
    expect(await numbers({ WareHouseId: warehouseId })).toEqual([['YT3000', 'SF1000'], 2]);
    expect(await numbers({ Stage: 1, WareHouseId: second.warehouseId })).toEqual([['SF2000'], 1]);
    expect(await numbers({ Code: ' sf1' })).toEqual([['SF1000'], 1]);
    expect(await numbers({ Code: 'ＹＴ' })).toEqual([['YT4000', 'YT3000'], 2]);
    expect(await numbers({ Code: '%' })).toEqual([[], 0]);
    expect(await numbers({ FreeDays: 3 })).toEqual([['YT4000'], 1]);
    expect(await numbers({ FreeDays: 60, Stage: 3, Code: 'YT', WareHouseId: warehouseId })).toEqual([
      ['YT3000'],
      1,
    ]);
    expect(await numbers({ PageRows: 1, PageIndex: 3 })).toEqual([['SF2000'], 4]);
    expect(await numbers({ PageRows: 2, PageIndex: 9 })).toEqual([[], 4]);
    expect(first.id).toBeLessThan(ending.id);
  });

  test('is the main account’s for a sub-account (A16), and nobody else’s (S06, S07, S08)', async () => {
    const { data: own } = await list(at.anna);
    const { data: ofSub } = await list(at.sub, {
      clientId: at.ben.id,
      ClientId: at.ben.id,
      MemberId: at.ben.id,
    });
    expect(ofSub).toEqual(own);
    expect((await list(at.carla)).data).toEqual({ Rows: [], Total: 0 });
    const { data: ofBen } = await list(at.ben, { clientId: at.anna.id, MemberId: at.anna.id });
    const shown = new Set(own.Rows.map(({ Id }) => Id));
    expect(ofBen.Rows.filter(({ Id }) => shown.has(Id))).toEqual([]);
  });

  test.each([{ PageRows: 101 }, { PageIndex: 0 }, { Stage: 8 }, { FreeDays: -1 }, { Code: 'x'.repeat(61) }])(
    'refuses %j',
    async (body) => {
      expect((await list(at.anna, body)).error).toBe('input.invalid');
    },
  );
});

describe('the counts', () => {
  test('are those of the stages, with what is nobody’s in the shop', async () => {
    const { database, harbour, rival, anna, sub, carla } = at;
    await aParcel(database, { shop: harbour });
    await aParcel(database, { shop: harbour, state: 'claimPending' });
    const count = (who = anna) => at.call<Record<string, number>>(who, '/Parcel_Info/GetParcelCount');
    const rows = await database.sql(
      `select stage, count(*)::int as parcels from parcel where member_id = $1 and stage <> 'joined' group by 1`,
      [anna.id],
    );
    const truth = Object.fromEntries(rows.map(({ stage, parcels }) => [stage, parcels])) as Record<
      string,
      number
    >;
    const { data } = await count();
    expect(data).toEqual({
      Expected: truth.expected,
      Received: 0,
      Stored: truth.stored,
      Held: 0,
      Ordered: 0,
      Sent: 0,
      Closed: 0,
      Total: 4,
      Unclaimed: 2,
    });
    expect((await count(sub)).data).toEqual(data);
    expect((await count(carla)).data).toMatchObject({ Total: 0, Unclaimed: 0 });
    await aParcel(database, { shop: rival });
    expect((await count(carla)).data.Unclaimed).toBe(1);
    expect((await count()).data.Unclaimed).toBe(2);
  });

  test('every state is counted at the stage that the domain says', async () => {
    const rows = await at.database.sql(`select distinct state, stage from parcel where joined_id is null`);
    for (const { state, stage } of rows) expect(stageOf(state as 'forecast')).toBe(stage);
  });
});

describe('one parcel', () => {
  test('comes with its photos and its story, newest first', async () => {
    const { database, harbour, anna } = at;
    const parcel = await aParcel(database, { shop: harbour, member: anna, state: 'stored' });
    const staff = await aStaffMember(database, 2, { roles: ['clerk'], email: 'story@company.test' });
    const label = await aParcelPhoto(database, parcel, { staffId: staff.id, kind: 'label' });
    await database.sql(
      `insert into parcel_event (tenant_id, shop_id, parcel_id, act, from_state, to_state, actor, actor_id, proof, details)
       values (2, $1, $2, 'measure', 'received', 'stored', 'staff', $3, array[$4, gen_random_uuid()]::uuid[], '{"bin":"A-1"}')`,
      [harbour.id, parcel.id, staff.id, label],
    );
    type Detail = {
      Photos: { Id: string; Kind: string; Url: string }[];
      Events: { Act: string; PhotoUrls: string[]; Actor: string }[];
      Declaration: null;
    };
    const { data } = await at.call<Detail>(at.sub, '/Parcel_Info/GetTheData', { Id: parcel.id });
    expect(data.Photos).toMatchObject([{ Id: label, Kind: 'label' }]);
    expect(data.Photos[0]!.Url).toMatch(/^\/files\/private\/parcel\/.*signature=/);
    expect(data.Events.map(({ Act }) => Act)).toEqual(['measure', 'add']);
    expect(data.Events[0]!.PhotoUrls).toEqual([data.Photos[0]!.Url]);
    expect(data.Events[0]!.Actor).toBe('staff');
    expect(JSON.stringify(data)).not.toContain('ActorId');
    expect(data.Declaration).toBeNull();
  });

  test('tells its owner nothing of what the desk wrote to people who do not own it', async () => {
    const { database, harbour, anna } = at;
    const parcel = await aParcel(database, { shop: harbour, member: anna, state: 'stored' });
    const staff = await aStaffMember(database, 2, { roles: ['service'], email: 'desk@company.test' });
    for (const act of eventActs) {
      await database.sql(
        `insert into parcel_event (tenant_id, shop_id, parcel_id, act, from_state, to_state, actor, actor_id, reason)
         values (2, $1, $2, $3, 'stored', 'stored', 'staff', $4, 'written to ' || $3)`,
        [harbour.id, parcel.id, act, staff.id],
      );
    }
    const { data } = await at.call<{ Events: { Act: string }[] }>(anna, '/Parcel_Info/GetTheData', {
      Id: parcel.id,
    });
    expect(new Set(data.Events.map(({ Act }) => Act))).toEqual(new Set(ownerActs));
    expect(JSON.stringify(data)).not.toMatch(
      /written to (claim|dropClaims|rejectClaim|proposeDisposal|refuseDisposal)/,
    );
  });

  test('of another shop, another member or a joined one is not there, like one that never was', async () => {
    const { database, harbour, rival, anna, ben, carla } = at;
    const own = await aParcel(database, { shop: harbour, member: anna });
    const foreign = await aParcel(database, { shop: rival, member: carla });
    const others = await aParcel(database, { shop: harbour, member: ben });
    const joined = await aParcel(database, { shop: harbour, member: anna, row: { joinedId: own.id } });
    const unowned = await aParcel(database, { shop: harbour });
    const answers = [];
    for (const Id of [foreign.id, others.id, joined.id, unowned.id, 999_999_999_999]) {
      const { body } = await at.call(anna, '/Parcel_Info/GetTheData', { Id });
      const { RequestId: _, ...answer } = body;
      answers.push(answer);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ Code: 404, Error: 'record.notFound' });
  });
});
