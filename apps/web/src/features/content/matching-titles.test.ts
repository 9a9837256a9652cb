import { expect, test } from 'vitest';
import { matchingTitles } from './matching-titles.ts';

const items = [
  { title: 'Gom kiện: khi nào lợi, khi nào không' },
  { title: '體積重量怎樣計算' },
  { title: 'Đóng gói và gia cố' },
  { title: 'Combining parcels: when it pays' },
];

test.each([
  { query: '', found: [0, 1, 2, 3] },
  { query: '   ', found: [0, 1, 2, 3] },
  { query: 'gom kien', found: [0] },
  { query: 'dong goi', found: [2] },
  { query: 'PARCELS combining', found: [3] },
  { query: '重量', found: [1] },
  { query: 'nothing of the kind', found: [] },
])('"$query" finds $found', ({ query, found }) => {
  expect(matchingTitles(items, query)).toEqual(found.map((index) => items[index]));
});
