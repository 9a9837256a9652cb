import { randomUUID } from 'node:crypto';
import { type ParcelAct, parcelMachine, type ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { aBin, aParcel, type TestParcel } from '@onehaul/testing/parcel-builders';
import { errorOf, createParcelFixture } from '@onehaul/testing/parcel-fixture';
import type { Reply } from '@onehaul/testing/test-api';
import { afterAll, expect, test } from 'vitest';

const stage = await createParcelFixture();
const { database, api, shop, warehouseId, amy, ben, clerk, service, at } = stage;
afterAll(stage.close);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const below = (most: number) => Math.floor(Math.random() * most);
const some = <T>(list: readonly T[]) => list[below(list.length)]!;
const shuffled = <T>(list: readonly T[], most: number) =>
  list
    .map((one) => [Math.random(), one] as const)
    .toSorted(([one], [other]) => one - other)
    .slice(0, most)
    .map(([, one]) => one);

const asAmy = (path: string, ids: readonly number[]) =>
  api.post(
    'harbour.test',
    `/Parcel_Info/${path}`,
    { Ids: ids },
    {
      authorization: `Bearer ${shop.id}:${amy.id}`,
      'idempotency-key': randomUUID(),
    },
  );

/** Answers allowed for the request that loses a race; anything else is a bug. */
const told = [
  'ok',
  'state.illegalStep',
  'record.notFound',
  'parcel.notKnown',
  'parcel.alreadyExpected',
  'parcel.notEditable',
  'claim.over',
];

type Row = {
  id: number;
  state: ParcelState;
  events: { act: string; from: ParcelState | null; to: ParcelState }[];
};

/** A parcel's state equals its last event, every event is legal, and the tallies equal the counts. */
async function expectExplained() {
  const rows = (await database.sql(`select parcel.id, parcel.state,
      json_agg(json_build_object('act', act, 'from', from_state, 'to', to_state) order by event.id) as events
    from parcel join parcel_event event on event.shop_id = parcel.shop_id and event.parcel_id = parcel.id
    group by parcel.id, parcel.state`)) as Row[];
  for (const { id, state, events } of rows) {
    const story = events.map(({ act, from, to }) => `${act} ${from} ${to}`).join(', ');
    expect(events.at(-1)!.to, `${id}: ${story}`).toBe(state);
    for (const [index, { act, from, to }] of events.entries()) {
      if (index === 0) continue;
      expect(from, `${id}: ${story}`).toBe(events[index - 1]!.to);
      if (from !== to) expect(parcelMachine.next(from!, act as ParcelAct), `${id}: ${story}`).toBe(to);
    }
  }
  const counts = await database.sql(`select member_id, stage, count(*)::int as parcels from parcel
    where member_id is not null group by 1, 2 order by 1, 2`);
  const tallies = await database.sql(
    'select member_id, stage, parcels from parcel_tally where parcels <> 0 order by 1, 2',
  );
  expect(tallies).toEqual(counts);
}

test('R27: batches of overlapping parcels, four at once and in any order, leave nothing unexplained', async () => {
  const bins = [await aBin(database, shop, warehouseId), await aBin(database, shop, warehouseId)];
  const forecasts: TestParcel[] = [];
  const stored: TestParcel[] = [];
  for (const _ of times(10)) {
    forecasts.push(await aParcel(database, { shop, member: amy, warehouseId }));
    stored.push(await aParcel(database, { shop, member: amy, warehouseId, state: 'stored' }));
  }
  const numbers = stored.map(({ courierNumber }) => courierNumber);
  const acts: (() => Promise<Reply | Reply[]>)[] = [
    () =>
      asAmy(
        'DeleteData',
        shuffled(forecasts, 6).map(({ id }) => id),
      ),
    () =>
      asAmy(
        'RestoreData',
        shuffled(forecasts, 3).map(({ id }) => id),
      ),
    () => asAmy('RestoreData', [some(forecasts).id]),
    () => clerk.call('stations/receive', at(some(forecasts).courierNumber)),
    () =>
      Promise.all(
        shuffled(numbers, 4).map((number) => clerk.call('stations/hold', at(number, { reason: 'damage' }))),
      ),
    () => Promise.all(shuffled(numbers, 4).map((number) => service.call('stations/release', at(number)))),
    () =>
      Promise.all(
        shuffled(numbers, 4).map((number) =>
          clerk.call('stations/shelve', at(number, { binCode: some(bins).code })),
        ),
      ),
  ];
  const replies = await Promise.all(
    times(4).map(async () => {
      const answers: Reply[] = [];
      for (const _ of times(20)) answers.push(...[await some(acts)()].flat());
      return answers;
    }),
  );
  const errors = new Set(replies.flat().map(errorOf));
  expect([...errors].filter((error) => !told.includes(error))).toEqual([]);
  expect(errors).toContain('ok');
  await expectExplained();
}, 60_000);

test('a parcel that is given while its number is scanned again waits for nobody in a circle', async () => {
  for (const _ of times(8)) {
    // The forecasts have lower ids than the parcel, so the two requests lock in opposite order (deadlock
    // test).
    const { courierNumber } = await aParcel(database, { shop, member: amy, warehouseId });
    await aParcel(database, { shop, member: ben, warehouseId, courierNumber });
    expect(errorOf(await clerk.call('stations/receive', at(courierNumber)))).toBe('ok');
    const replies = await Promise.all([
      clerk.call('stations/assign', at(courierNumber, { memberCode: amy.code })),
      clerk.call('stations/receive', at(courierNumber)),
      service.call('stations/assign', at(courierNumber, { memberCode: ben.code })),
      clerk.call('stations/assign', at(courierNumber, { memberCode: ben.code })),
      clerk.call('stations/receive', at(courierNumber, { isFurtherPiece: true })),
    ]);
    const errors = replies.map(errorOf);
    expect(errors.filter((error) => ![...told, 'access.forbidden'].includes(error))).toEqual([]);
  }
  await expectExplained();
}, 60_000);
