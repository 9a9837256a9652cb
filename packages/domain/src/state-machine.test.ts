import { expect, test } from 'vitest';
import { stateMachine } from './state-machine.ts';

const door = stateMachine<'open' | 'closed' | 'locked', 'open' | 'close' | 'lock'>({
  open: { close: 'closed' },
  closed: { open: 'open', lock: 'locked' },
  locked: {},
});

test('moves as its table says', () => {
  expect(door.next('closed', 'lock')).toBe('locked');
  expect(door.next('open', 'lock')).toBeUndefined();
  expect(door.events('closed')).toEqual(['open', 'lock']);
  expect(door.events('locked')).toEqual([]);
});

test('a step answers the subject further on and leaves the given one alone', () => {
  const before = { id: 7, state: 'closed' as const };
  expect(door.step(before, 'open')).toEqual({ id: 7, state: 'open' });
  expect(before.state).toBe('closed');
});

test('a step the table does not hold is refused, and says which', () => {
  expect(() => door.step({ state: 'locked' }, 'open')).toThrow(
    expect.objectContaining({ code: 'state.illegalStep', details: { from: 'locked', event: 'open' } }),
  );
});

test('words every object has are no events', () => {
  for (const word of ['constructor', 'toString', '__proto__'] as never[]) {
    expect(door.next('locked', word)).toBeUndefined();
    expect(() => door.step({ state: 'locked' }, word)).toThrow(
      expect.objectContaining({ code: 'state.illegalStep' }),
    );
  }
});
