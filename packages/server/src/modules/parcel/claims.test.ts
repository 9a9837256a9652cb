import { maskCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createParcelApi, type ParcelCaller } from '@onehaul/testing/parcel-api';
import { aClaim, aFile, aParcel, aParcelPhoto, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
});
beforeEach(() => at.database.sql('delete from claim_miss'));
afterAll(() => at.close());

type Unclaimed = Record<string, unknown> & { Id: number; Code: string };
const unclaimed = (body: object = {}, who: ParcelCaller = at.anna) =>
  at.call<{ Rows: Unclaimed[]; Total: number }>(who, '/Parcel_Claim/GetUnclaimedPage', body);
type Claim = { Id: number; ParcelId: number; State: number; ProofUrls: string[]; Code: string };
const claim = (
  ParcelId: number,
  Code: string,
  own: object = {},
  who: ParcelCaller = at.anna,
  headers: Record<string, string> = {},
) => at.call<Claim>(who, '/Parcel_Claim/AddData', { ParcelId, Code, ...own }, headers);
const withdraw = (Id: number, who: ParcelCaller = at.anna) =>
  at.call<null>(who, '/Parcel_Claim/Withdraw', { Id });
const stateOf = async (id: number) =>
  (await at.database.sql('select state, member_id from parcel where id = $1', [id]))[0];
const misses = async () =>
  (await at.database.sql('select count(*)::int as count from claim_miss'))[0]!.count as number;
const proofOf = async (who: ParcelCaller = at.anna) => ({
  Proof: [await aFile(at.database, at.harbour, who)],
});

describe('what is nobody’s', () => {
  test('is shown with no more than its owner needs', async () => {
    const { database, harbour: shop } = at;
    const parcel = await aParcel(database, { shop, isMeasured: true, courierNumber: 'SF1234567890123' });
    const staff = await aStaffMember(database, 2, { roles: ['clerk'], email: 'blur@company.test' });
    await aParcelPhoto(database, parcel, { staffId: staff.id, kind: 'label' });
    const whole = await aParcelPhoto(database, parcel, { staffId: staff.id, kind: 'whole' });
    await aParcelPhoto(database, parcel, { staffId: staff.id, kind: 'label' });
    const { data, body } = await unclaimed();
    expect(data.Rows[0]).toMatchObject({
      Id: parcel.id,
      Code: 'SF12345678•••••',
      WareHouseId: parcel.warehouseId,
      WeightBelowKilograms: 2,
      IsClaimed: false,
    });
    expect(data.Rows[0]!.PhotoUrl).toContain(`/files/private/parcel/${whole}-blurred.webp?`);
    const received = new Date(data.Rows[0]!.ArrivalTime as string).getTime();
    expect(new Date(data.Rows[0]!.NoticeEndsAt as string).getTime() - received).toBe(15 * 86_400_000);
    expect(JSON.stringify(body)).not.toContain(parcel.courierNumber);
    expect((await unclaimed({}, at.carla)).data).toEqual({ Rows: [], Total: 0 });
    const elsewhere = await aParcel(database, { shop });
    const here = await unclaimed({ WareHouseId: elsewhere.warehouseId });
    expect(here.data.Rows.map(({ Id }) => Id)).toEqual([elsewhere.id]);
    expect((await unclaimed({ PageRows: 1, PageIndex: 2 })).data).toMatchObject({
      Total: 2,
      Rows: [{ Id: parcel.id }],
    });
  });

  test('is found by what is shown of its number, and the hidden signs cannot be asked for', async () => {
    const { database, harbour: shop } = at;
    const number = 'YT987654321012';
    const { id } = await aParcel(database, { shop, courierNumber: number });
    const shown = number.slice(0, maskCourierNumber(number).indexOf('•'));
    const found = async (Code: string) => (await unclaimed({ Code })).data.Rows.some(({ Id }) => Id === id);
    for (const beginning of ['Y', 'yt98', shown, ` ${shown} `]) expect(await found(beginning)).toBe(true);
    expect(await found('YT97')).toBe(false);
    expect(await found('%')).toBe(false);
    expect(await found('T98')).toBe(false);
    // Right and wrong guesses of the masked characters get identical answers, character by character and in
    // full.
    for (let signs = 1; signs <= number.length - shown.length; signs += 1) {
      const right = number.slice(0, shown.length + signs);
      const wrong = `${right.slice(0, -1)}X`;
      const [byRight, byWrong] = await Promise.all([unclaimed({ Code: right }), unclaimed({ Code: wrong })]);
      expect(byRight.data).toEqual(byWrong.data);
      expect(byRight.data.Rows.some(({ Id }) => Id === id)).toBe(true);
    }
  });
});

describe('claiming', () => {
  test('with proof waits for a person; ownership does not move', async () => {
    const { database, harbour: shop, sub } = at;
    const parcel = await aParcel(database, { shop });
    const proof = await proofOf(sub);
    const { code, data } = await claim(
      parcel.id,
      ` ${parcel.courierNumber.toLowerCase()}`,
      { ...proof, Rem: 'mine' },
      sub,
    );
    expect(code).toBe(200);
    expect(data).toMatchObject({ ParcelId: parcel.id, State: 1, Rem: 'mine', Code: parcel.courierNumber });
    expect(data.ProofUrls[0]).toContain(`/files/private/upload/${proof.Proof[0]}.webp?`);
    expect(await stateOf(parcel.id)).toEqual({ state: 'claimPending', member_id: null });
    const [row] = await database.sql('select member_id, proof from parcel_claim where parcel_id = $1', [
      parcel.id,
    ]);
    expect(row).toEqual({ member_id: at.anna.id, proof: proof.Proof });
    const events = await database.sql('select proof from parcel_event where parcel_id = $1', [parcel.id]);
    // The later owner reads the event log, which must not contain another member's proof files.
    expect(events.flatMap(({ proof: shown }) => shown)).toEqual([]);
    const { data: page } = await unclaimed({ Code: parcel.courierNumber.slice(0, 6) });
    expect(page.Rows.find(({ Id }) => Id === parcel.id)!.IsClaimed).toBe(true);
    const again = await claim(parcel.id, parcel.courierNumber, await proofOf());
    expect([again.code, again.error]).toEqual([409, 'claim.alreadyOpen']);
  });

  test('without proof is refused', async () => {
    const parcel = await aParcel(at.database, { shop: at.harbour });
    const { code, error } = await claim(parcel.id, parcel.courierNumber);
    expect([code, error]).toEqual([400, 'claim.proofMissing']);
    expect(await stateOf(parcel.id)).toMatchObject({ state: 'unclaimed' });
  });

  test('with pictures of somebody else is refused (S07)', async () => {
    const { database, harbour, rival, ben, carla } = at;
    const parcel = await aParcel(database, { shop: harbour });
    const files = [
      await aFile(database, harbour, ben),
      await aFile(database, rival, carla),
      '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    ];
    const own = await aFile(database, harbour, at.anna);
    for (const file of files) {
      const { error } = await claim(parcel.id, parcel.courierNumber, { Proof: [own, file] });
      expect(error).toBe('record.notFound');
    }
    expect(await stateOf(parcel.id)).toMatchObject({ state: 'unclaimed' });
  });

  test('gives the parcel at once to the only one who had forecast it before it came', async () => {
    const { database, harbour: shop, anna } = at;
    const courierNumber = newCourierNumber();
    const createdAt = new Date(Date.now() - 3 * 86_400_000);
    const row = { createdAt, goodsName: 'Lamp' };
    const forecast = await aParcel(database, { shop, member: anna, courierNumber, row });
    const parcel = await aParcel(database, { shop, courierNumber, isMeasured: true });
    const { data } = await claim(parcel.id, courierNumber);
    expect(data).toMatchObject({ State: 2, ParcelId: parcel.id });
    expect(await stateOf(parcel.id)).toEqual({ state: 'stored', member_id: anna.id });
    const [joined] = await database.sql('select stage from parcel where id = $1', [forecast.id]);
    expect(joined!.stage).toBe('joined');
    const told = await database.sql(
      `select topic from outbox where subject_id = $1 and topic <> 'parcelChanged'`,
      [parcel.id],
    );
    expect(told.map(({ topic }) => topic)).toEqual(['claimApproved']);
  });

  test.each([
    ['a forecast made after it came', { own: 0, rival: undefined, rivalClaims: false }],
    ['somebody else who forecast it as well', { own: -3, rival: -2, rivalClaims: false }],
    ['somebody else who claims it', { own: -3, rival: undefined, rivalClaims: true }],
  ])('needs a person where there is %s', async (_, { own, rival, rivalClaims }) => {
    const { database, harbour: shop, anna, ben } = at;
    const courierNumber = newCourierNumber();
    const since = (days: number) => ({ createdAt: new Date(Date.now() + days * 86_400_000) });
    await aParcel(database, { shop, member: anna, courierNumber, row: since(own) });
    if (rival !== undefined) await aParcel(database, { shop, member: ben, courierNumber, row: since(rival) });
    const parcel = await aParcel(database, {
      shop,
      courierNumber,
      state: rivalClaims ? 'claimPending' : 'unclaimed',
    });
    if (rivalClaims) await aClaim(database, parcel, { member: ben });
    expect((await claim(parcel.id, courierNumber)).error).toBe('claim.proofMissing');
    const { data } = await claim(parcel.id, courierNumber, await proofOf());
    expect(data.State).toBe(1);
    expect(await stateOf(parcel.id)).toEqual({ state: 'claimPending', member_id: null });
  });

  test('what is somebody’s, of another shop or nowhere is not there, and is no guess', async () => {
    const { database, harbour, rival, ben, carla } = at;
    const number = newCourierNumber();
    const targets = [
      await aParcel(database, { shop: harbour, member: ben, state: 'stored' }),
      await aParcel(database, { shop: rival }),
      await aParcel(database, { shop: rival, member: carla, state: 'stored' }),
      { id: 2 ** 40, courierNumber: number },
    ];
    const answers = [];
    for (const { id, courierNumber } of targets) {
      for (const Code of [courierNumber, newCourierNumber()]) {
        const { body } = await claim(id, Code, await proofOf());
        const { RequestId: _, ...answer } = body;
        answers.push(JSON.stringify(answer));
      }
    }
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0]!)).toMatchObject({ Code: 404, Error: 'record.notFound' });
    expect(await misses()).toBe(0);
  });
});

describe('guessing', () => {
  test('is counted even though it is refused, and ends for the day', async () => {
    const { database, harbour: shop, anna, sub, ben } = at;
    const parcel = await aParcel(database, { shop });
    const proof = await proofOf();
    for (let tries = 0; tries < 10; tries += 1) {
      const { code, error } = await claim(parcel.id, newCourierNumber(), proof, tries % 2 ? anna : sub);
      expect([code, error]).toEqual([400, 'claim.numberWrong']);
    }
    expect(await misses()).toBe(10);
    // The right number is now refused too, also for a sub-account.
    for (const who of [anna, sub]) {
      const { status, error } = await claim(parcel.id, parcel.courierNumber, proof, who);
      expect([status, error]).toEqual([429, 'claim.tooManyTries']);
    }
    expect(await stateOf(parcel.id)).toMatchObject({ state: 'unclaimed' });
    // The limit is per member, and it resets after a day.
    expect((await claim(parcel.id, newCourierNumber(), {}, ben)).error).toBe('claim.numberWrong');
    await database.sql(
      `update claim_miss set created_at = now() - interval '25 hours' where member_id = $1`,
      [anna.id],
    );
    expect((await claim(parcel.id, parcel.courierNumber, proof)).code).toBe(200);
  });

  test('many at once are all counted, and no more are judged than one by one', async () => {
    const parcel = await aParcel(at.database, { shop: at.harbour });
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => claim(parcel.id, newCourierNumber(), {}, at.ben)),
    );
    const judged = replies.filter(({ error }) => error === 'claim.numberWrong');
    expect(judged).toHaveLength(10);
    expect(await misses()).toBe(10);
  });

  test('is as many times as the shop allows', async () => {
    const { database, harbour: shop } = at;
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'claimMissesADay', '1')`,
      [shop.id],
    );
    const parcel = await aParcel(database, { shop });
    expect((await claim(parcel.id, newCourierNumber())).error).toBe('claim.numberWrong');
    expect((await claim(parcel.id, newCourierNumber())).error).toBe('claim.tooManyTries');
    await database.sql(`delete from setting where name = 'claimMissesADay'`);
  });
});

describe('own claims', () => {
  test('are listed newest first, for the main account and its own (A16), and for nobody else', async () => {
    const list = (who: ParcelCaller, body: object = {}) =>
      at.call<{ Rows: Claim[]; Total: number }>(who, '/Parcel_Claim/GetDataPage', body);
    const { data } = await list(at.anna);
    expect(data.Total).toBeGreaterThan(2);
    expect(data.Rows.map(({ Id }) => Id)).toEqual(data.Rows.map(({ Id }) => Id).toSorted((a, b) => b - a));
    const { data: ofSub } = await list(at.sub);
    expect(ofSub.Rows.map(({ Id }) => Id)).toEqual(data.Rows.map(({ Id }) => Id));
    expect((await list(at.carla, { MemberId: at.anna.id })).data).toEqual({ Rows: [], Total: 0 });
    const own = new Set(data.Rows.map(({ Id }) => Id));
    expect((await list(at.ben)).data.Rows.some(({ Id }) => own.has(Id))).toBe(false);
  });

  test('can be taken back while they wait; with the last one the parcel is free again', async () => {
    const { database, harbour: shop, anna, ben, carla } = at;
    const parcel = await aParcel(database, { shop, state: 'claimPending' });
    const first = await aClaim(database, parcel, { member: anna });
    const second = await aClaim(database, parcel, { member: ben });
    for (const who of [ben, carla]) expect((await withdraw(first, who)).error).toBe('record.notFound');
    expect((await withdraw(first, at.sub)).code).toBe(200);
    expect(await stateOf(parcel.id)).toMatchObject({ state: 'claimPending' });
    const again = await withdraw(first);
    expect([again.code, again.error]).toEqual([409, 'claim.over']);
    expect((await withdraw(second, ben)).code).toBe(200);
    expect(await stateOf(parcel.id)).toMatchObject({ state: 'unclaimed' });
    const acts = await database.sql('select act from parcel_event where parcel_id = $1 order by id', [
      parcel.id,
    ]);
    expect(acts.map(({ act }) => act)).toEqual(['add', 'dropClaims']);
    expect((await claim(parcel.id, parcel.courierNumber, await proofOf())).code).toBe(200);
  });

  test('that were answered cannot', async () => {
    const { database, harbour: shop, anna } = at;
    const parcel = await aParcel(database, { shop });
    const rejected = await aClaim(database, parcel, { member: anna, state: 'rejected' });
    expect((await withdraw(rejected)).error).toBe('claim.over');
    expect(await stateOf(parcel.id)).toMatchObject({ state: 'unclaimed' });
  });

  test('a repeated key claims once (A48)', async () => {
    const parcel = await aParcel(at.database, { shop: at.harbour });
    const proof = await proofOf();
    const key = { 'idempotency-key': 'a-claim-that-is-sent-twice' };
    const first = await claim(parcel.id, parcel.courierNumber, proof, at.anna, key);
    const again = await claim(parcel.id, parcel.courierNumber, proof, at.anna, key);
    expect(again.body).toEqual(first.body);
    const rows = await at.database.sql('select id from parcel_claim where parcel_id = $1', [parcel.id]);
    expect(rows).toHaveLength(1);
  });

  test('of two members who withdraw at once, the parcel is free afterwards', async () => {
    const { database, harbour: shop, anna, ben } = at;
    for (let round = 0; round < 5; round += 1) {
      const parcel = await aParcel(database, { shop, state: 'claimPending' });
      const ids = [
        await aClaim(database, parcel, { member: anna }),
        await aClaim(database, parcel, { member: ben }),
      ];
      const replies = await Promise.all([withdraw(ids[0]!), withdraw(ids[1]!, ben)]);
      for (const { code } of replies) expect(code).toBe(200);
      expect(await stateOf(parcel.id)).toMatchObject({ state: 'unclaimed' });
    }
  });
});
