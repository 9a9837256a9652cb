import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagerItems } from './pager-model.ts';

describe('pager items', () => {
  test.each([
    { current: 1, pages: 1, shown: [1] },
    { current: 3, pages: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
    { current: 1, pages: 20, shown: [1, 2, 3, 4, 5, 'gap', 20] },
    { current: 4, pages: 20, shown: [1, 2, 3, 4, 5, 'gap', 20] },
    { current: 5, pages: 20, shown: [1, 'gap', 4, 5, 6, 'gap', 20] },
    { current: 17, pages: 20, shown: [1, 'gap', 16, 17, 18, 19, 20] },
    { current: 20, pages: 20, shown: [1, 'gap', 16, 17, 18, 19, 20] },
    { current: 5, pages: 8, shown: [1, 'gap', 4, 5, 6, 7, 8] },
  ])('page $current of $pages', ({ current, pages, shown }) => {
    expect(pagerItems(current, pages)).toEqual(shown);
  });

  test('holds the current page, both ends and the same number of places, in order, without single-page gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 500 }), fc.integer({ min: 1, max: 500 }), (pages, wanted) => {
        const current = Math.min(wanted, pages);
        const items = pagerItems(current, pages);
        const numbers = items.filter((item) => item !== 'gap');
        expect(items).toHaveLength(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
        for (const [index, item] of items.entries()) {
          if (item === 'gap') expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
        }
      }),
    );
  });
});
