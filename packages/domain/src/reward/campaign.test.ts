import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponsForFriends, campaignRefusal } from './campaign.ts';

const now = new Date('2026-11-16T00:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const offer = { isActive: true, startsAt: later(-1), endsAt: null, stock: null, given: 0, mostEach: null };

test('an offer holds from its beginning to its end, while it is switched on', () => {
  expect(campaignRefusal(offer, 0, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, startsAt: now, endsAt: later(1) }, 0, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, startsAt: later(1) }, 0, now)).toBe('campaign.over');
  expect(campaignRefusal({ ...offer, endsAt: now }, 0, now)).toBe('campaign.over');
  expect(campaignRefusal({ ...offer, isActive: false }, 0, now)).toBe('campaign.over');
});

test('there are so many in all, and so many for one', () => {
  expect(campaignRefusal({ ...offer, stock: 3, given: 2 }, 0, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, stock: 3, given: 3 }, 0, now)).toBe('campaign.soldOut');
  expect(campaignRefusal({ ...offer, stock: 0 }, 0, now)).toBe('campaign.soldOut');
  expect(campaignRefusal({ ...offer, mostEach: 2 }, 1, now)).toBeUndefined();
  expect(campaignRefusal({ ...offer, mostEach: 2 }, 2, now)).toBe('campaign.mostReached');
});

test('friends bring one coupon for each full number of them, however they are counted', () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(count, fc.integer({ min: 1, max: 20 }), (friends, each) => {
      let had = 0;
      for (let came = 0; came <= friends; came++) had += couponsForFriends(came, each, had);
      expect(had).toBe(Math.floor(friends / each));
      expect(couponsForFriends(friends, each, had)).toBe(0);
      expect(couponsForFriends(friends, each, had + 5)).toBe(0);
    }),
  );
});
