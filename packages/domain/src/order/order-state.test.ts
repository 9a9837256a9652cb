import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dueMinor,
  firstStep,
  isCancellable,
  orderActs,
  orderEventActs,
  orderMachine,
  orderStages,
  orderStates,
  orderSteps,
  ownerOrderActs,
  payPolicies,
  stageOfOrder,
  stateOfStep,
} from './order-state.ts';

/** Every transition A40 allows, duplicated so that the table cannot drift from the assumption unnoticed. */
const steps = [
  'awaitingArrival price unpaid',
  'awaitingArrival dispatch toPick',
  'awaitingArrival cancel cancelled',
  'unpaid pay toPick',
  'unpaid cancel cancelled',
  'unpaid expire cancelled',
  'toPick pick picking',
  'toPick cancel cancelled',
  'toPick withdraw cancelled',
  'picking picked packing',
  'picking putBack toPick',
  'picking withdraw cancelled',
  'packing pack packed',
  'packing withdraw cancelled',
  'packed clear ready',
  'packed repack packing',
  'ready load inBatch',
  'ready repack packing',
  'inBatch unload ready',
  'inBatch ship shipped',
  'shipped complete completed',
  'awaitingArrival receive packed',
  'awaitingArrival withdraw cancelled',
  'toPick release awaitingArrival',
  'shipped comeBack returned',
];

test('an order moves by these steps and no others', () => {
  const allowed = orderSteps.flatMap((from) =>
    orderMachine.events(from).map((act) => `${from} ${act} ${orderMachine.next(from, act)}`),
  );
  expect(allowed.toSorted()).toEqual(steps.toSorted());
});

test('no way of acts leads out of what has ended, and every step can be reached', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderActs), { maxLength: 40 }), (acts) => {
      let step = firstStep('onSubmit');
      let hasEnded = false;
      for (const act of acts) {
        const next = orderMachine.next(step, act);
        expect(hasEnded && next !== undefined).toBe(false);
        step = next ?? step;
        hasEnded = step === 'completed' || step === 'cancelled' || step === 'returned';
      }
    }),
  );
  const reached = new Set<string>(['awaitingArrival']);
  for (const step of reached)
    for (const act of orderMachine.events(step as never)) reached.add(orderMachine.next(step as never, act)!);
  expect([...reached].toSorted()).toEqual([...orderSteps].toSorted());
});

test('a member may take it back until somebody goes to fetch the goods', () => {
  expect(orderSteps.filter(isCancellable)).toEqual(['awaitingArrival', 'unpaid', 'toPick']);
});

test('the warehouse’s steps are one state; every other step is its own', () => {
  const inHouse = orderSteps.filter((step) => stateOfStep(step) === 'toShip');
  expect(inHouse).toEqual(['toPick', 'picking', 'packing', 'packed', 'ready', 'inBatch']);
  expect(new Set(orderSteps.map(stateOfStep))).toEqual(new Set(orderStates));
});

test('money is asked for where it is due: before the work, or once it is packed', () => {
  const asked = (step: (typeof orderSteps)[number], payPolicy: (typeof payPolicies)[number], paidMinor = 0) =>
    dueMinor({ step, payPolicy, totalMinor: 2000, paidMinor });
  expect(asked('unpaid', 'onSubmit')).toBe(2000);
  expect(asked('packed', 'afterPacking')).toBe(2000);
  expect(asked('packed', 'onSubmit', 1500)).toBe(500);
  expect(asked('packed', 'onSubmit', 2500)).toBe(0);
  expect(asked('toPick', 'afterPacking')).toBe(0);
  expect(asked('packed', 'collect')).toBe(0);
  expect(firstStep('onSubmit')).toBe('unpaid');
  expect([firstStep('afterPacking'), firstStep('collect')]).toEqual(['toPick', 'toPick']);
});

test('a packed order that asks for money stands among the unpaid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...orderSteps),
      fc.constantFrom(...payPolicies),
      fc.nat(5000),
      fc.nat(5000),
      (step, payPolicy, totalMinor, paidMinor) => {
        const order = { step, payPolicy, totalMinor, paidMinor };
        const stage = stageOfOrder(order);
        expect(orderStages).toContain(stage);
        if (dueMinor(order) > 0) expect(stage).toBe('unpaid');
        else expect(stage).toBe(stateOfStep(step));
      },
    ),
  );
});

test('an owner reads everything but what the house keeps to itself', () => {
  const hidden = orderEventActs.filter((act) => !(ownerOrderActs as readonly string[]).includes(act));
  expect(hidden.toSorted()).toEqual([
    'doubt',
    'exception',
    'putBack',
    'repack',
    'resolve',
    'short',
    'unload',
  ]);
});
