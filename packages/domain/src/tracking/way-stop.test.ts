import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmationStates } from '../customs/confirmation-state.ts';
import { orderSteps } from '../order/order-state.ts';
import { trackPhases } from './phase.ts';
import { isPastCustoms, wayStopOf, wayStops } from './way-stop.ts';

const phases = fc.array(fc.constantFrom(...trackPhases));
const confirmation = fc.option(fc.constantFrom(...confirmationStates));

test('U-12: goods that customs has let in never wait for a confirmation, in whatever order it was told', () => {
  fc.assert(
    fc.property(phases, confirmation, (told, state) => {
      const stop = wayStopOf({ step: 'shipped', phases: told, confirmation: state });
      expect(wayStops).toContain(stop);
      expect(wayStopOf({ step: 'shipped', phases: told.toReversed(), confirmation: state })).toBe(stop);
      if (told.some(isPastCustoms)) expect(['confirmationDue', 'customsHeld']).not.toContain(stop);
    }),
  );
});

test('U-12: only an order that is on its way has a place on it', () => {
  for (const step of orderSteps)
    expect(wayStopOf({ step, phases: ['cleared'], confirmation: null })).toBe(
      step === 'shipped' ? 'cleared' : null,
    );
});

test.each([
  [[], null, 'onTheWay'],
  [['departed'], 'waiting', 'confirmationDue'],
  [['departed', 'arrived'], 'expired', 'confirmationDue'],
  [['arrived'], 'mismatch', 'customsHeld'],
  [['arrived', 'customsHeld'], 'waiting', 'customsHeld'],
  [['departed'], 'confirmed', 'onTheWay'],
  [['atCustoms'], 'confirmed', 'arrived'],
  [['cleared'], 'waiting', 'cleared'],
  [['delivered', 'arrived'], 'waiting', 'delivered'],
  [['failed'], 'waiting', 'cleared'],
] as const)('U-12: told %j with a confirmation %s it is %s', (told, state, stop) => {
  expect(wayStopOf({ step: 'shipped', phases: told, confirmation: state })).toBe(stop);
});
