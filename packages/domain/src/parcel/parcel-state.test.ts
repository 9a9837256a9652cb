import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import {
  holdReasons,
  isEditable,
  parcelActs,
  parcelMachine,
  type ParcelState,
  parcelStages,
  parcelStates,
  stageOf,
} from './parcel-state.ts';

const anAct = fc.constantFrom(...parcelActs);
const aState = fc.constantFrom(...parcelStates);

/** Every transition A30 allows, duplicated so that the table cannot drift from the assumption unnoticed. */
const steps = [
  'forecast receive received',
  'forecast cancel cancelled',
  'cancelled restore forecast',
  'received measure stored',
  'received hold onHold',
  'received lose lost',
  'stored reserve reserved',
  'stored hold onHold',
  'stored return returned',
  'stored dispose disposed',
  'stored lose lost',
  'reserved unreserve stored',
  'reserved pack packed',
  'reserved lose lost',
  'packed unpack reserved',
  'packed ship shipped',
  'packed lose lost',
  'shipped deliver delivered',
  'shipped lose lost',
  'unclaimed claim claimPending',
  'unclaimed giveUnmeasured received',
  'unclaimed giveMeasured stored',
  'unclaimed hold onHold',
  'unclaimed return returned',
  'unclaimed dispose disposed',
  'unclaimed lose lost',
  'claimPending dropClaims unclaimed',
  'claimPending giveUnmeasured received',
  'claimPending giveMeasured stored',
  'onHold releaseUnclaimed unclaimed',
  'onHold releaseUnmeasured received',
  'onHold releaseMeasured stored',
  'onHold return returned',
  'onHold dispose disposed',
  'onHold lose lost',
];

test('the table allows these steps and no others', () => {
  const allowed = parcelStates.flatMap((from) =>
    parcelMachine.events(from).map((act) => `${from} ${act} ${parcelMachine.next(from, act)}`),
  );
  expect(allowed.sort()).toEqual([...steps].sort());
});

test('whatever is done, in any order, a parcel never leaves the table and a refused act changes nothing', () => {
  fc.assert(
    fc.property(aState, fc.array(anAct, { maxLength: 40 }), (start, acts) => {
      let parcel = { state: start };
      for (const act of acts) {
        const before = parcel;
        try {
          parcel = parcelMachine.step(parcel, act);
          expect(steps).toContain(`${before.state} ${act} ${parcel.state}`);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          expect(parcel).toBe(before);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test('what has left the house for good stays where it is', () => {
  const ends = parcelStates.filter((state) => parcelMachine.events(state).length === 0);
  expect(ends).toEqual(['delivered', 'returned', 'disposed', 'lost']);
});

/** All states reachable by any path. */
function reachable(from: ParcelState): Set<ParcelState> {
  const seen = new Set<ParcelState>([from]);
  for (const state of seen) {
    for (const act of parcelMachine.events(state)) seen.add(parcelMachine.next(state, act)!);
  }
  return seen;
}

test('goods are shipped only after they were measured, whatever way they came', () => {
  const withoutMeasuring = new Set<ParcelState>(['forecast', 'unclaimed']);
  for (const state of withoutMeasuring) {
    for (const act of parcelMachine.events(state)) {
      const wasMeasured = act === 'measure' || act.endsWith('Measured');
      if (!wasMeasured) withoutMeasuring.add(parcelMachine.next(state, act)!);
    }
  }
  expect(withoutMeasuring).not.toContain('stored');
  expect(withoutMeasuring).not.toContain('shipped');
  expect(reachable('forecast')).toContain('delivered');
});

test('every state has its stage, and every stage has states', () => {
  const stages = new Set(parcelStates.map(stageOf));
  expect([...stages].sort()).toEqual([...parcelStages, 'unclaimed'].sort());
});

test('goods are described anew until they are in an order', () => {
  expect(parcelStates.filter(isEditable)).toEqual(['forecast', 'received', 'stored', 'onHold']);
});

test('a reason to hold is written once', () => {
  expect(new Set(holdReasons).size).toBe(holdReasons.length);
});
