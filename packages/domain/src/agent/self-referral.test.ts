import { expect, test } from 'vitest';
import { agentMachine, agentStates, earningMachine, earningStates } from './earning-state.ts';
import { maskName } from './mask-name.ts';
import { isReferralCycle, type SelfReferralFacts, earningVoidReason } from './self-referral.ts';

const nothing: SelfReferralFacts = {
  isOwnAccount: false,
  isRing: false,
  isSamePhone: false,
  isSameCard: false,
  isSameDevice: false,
  isSuspended: false,
};

test('two people who share nothing earn by each other; each likeness alone is enough that nobody does', () => {
  expect(earningVoidReason(nothing)).toBeNull();
  expect(
    (Object.keys(nothing) as (keyof SelfReferralFacts)[]).map((fact) =>
      earningVoidReason({ ...nothing, [fact]: true }),
    ),
  ).toEqual(['ownAccount', 'ring', 'samePhone', 'sameCard', 'sameDevice', 'suspended']);
});

test('of several reasons the surest is told', () => {
  expect(earningVoidReason({ ...nothing, isSameDevice: true, isSamePhone: true })).toBe('samePhone');
});

test('a chain that comes back to anybody is a ring', () => {
  expect(isReferralCycle(1, [])).toBe(false);
  expect(isReferralCycle(1, [2, 3, 4])).toBe(false);
  expect(isReferralCycle(1, [2, 1])).toBe(true);
  expect(isReferralCycle(1, [2, 3, 2])).toBe(true);
  expect(isReferralCycle(1, [1])).toBe(true);
});

test('what ends stays ended; what is booked is only taken back', () => {
  expect(earningStates.filter((state) => earningMachine.events(state).length === 0)).toEqual([
    'reversed',
    'void',
  ]);
  expect(earningMachine.events('available')).toEqual(['reverse']);
  expect(earningMachine.next('pending', 'release')).toBeUndefined();
});

test('nobody makes themselves an agent', () => {
  const byMember = agentStates.map((state) => agentMachine.next(state, 'apply'));
  expect(byMember).toEqual([undefined, undefined, undefined, 'applied']);
  expect(agentMachine.next('suspended', 'approve')).toBeUndefined();
});

test('of a name its first sign is left, whatever script', () => {
  expect(['林小雨', ' Amy', '', '𠮷野'].map(maskName)).toEqual(['林**', 'A**', '**', '𠮷**']);
});
