import { expect, test } from 'vitest';
import { averageStars, reviewMachine, reviewStates } from './review-state.ts';

test('only a review with consent can be shown, and consent can be withdrawn in every state that has it', () => {
  expect(reviewStates.filter((state) => reviewMachine.next(state, 'show'))).toEqual(['waiting', 'hidden']);
  expect(reviewStates.filter((state) => reviewMachine.next(state, 'withdraw') === 'private')).toEqual([
    'waiting',
    'shown',
    'hidden',
  ]);
  expect(reviewMachine.next('private', 'allow')).toBe('waiting');
});

test('the average has one decimal', () => {
  expect(averageStars({ reviews: 3, stars: 14 })).toBe(4.7);
  expect(averageStars({ reviews: 0, stars: 0 })).toBeNull();
});
