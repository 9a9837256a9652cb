import { expect, test } from 'vitest';
import { tenantMachine, tenantStates } from './tenant.ts';

test('a company is suspended, restored and closed; what is closed stays closed', () => {
  const table = Object.fromEntries(
    tenantStates.map((state) => [
      state,
      Object.fromEntries(
        tenantMachine.events(state).map((event) => [event, tenantMachine.next(state, event)]),
      ),
    ]),
  );
  expect(table).toEqual({
    active: { suspend: 'suspended', close: 'closing' },
    suspended: { restore: 'active', close: 'closing' },
    closing: { restore: 'active', finish: 'closed' },
    closed: {},
  });
});
