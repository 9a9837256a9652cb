import { expect, test } from 'vitest';
import { searchHelp } from './search-help.ts';

const articles = [
  { title: 'Gom kiện: khi nào lợi', content: '<p>Nhiều kiện nhỏ. Phí đóng gói tính một lần.</p>' },
  { title: '體積重量怎樣計算', content: '<p>長乘闊乘高，除以係數。</p>' },
  { title: 'Đóng gói và gia cố', content: '<p>Thùng gỗ cho hàng dễ vỡ.</p>' },
  { title: 'Combining parcels: when it pays', content: '<p>Small parcels &amp; bags travel in one box.</p>' },
  { title: '付款与退款', content: '<p>先充值再下单。</p><p>退款原路返回，提现三天内处理。</p>' },
];
const titles = (query: string, language = 'en') =>
  searchHelp(articles, query, language).map(({ article }) => articles.indexOf(article));

test.each([
  { query: 'gom kien', language: 'vi', found: [0] },
  { query: 'PARCELS combining', language: 'en', found: [3] },
  { query: 'parcels & bags', language: 'en', found: [3] },
  { query: '重量', language: 'zh-Hant', found: [1] },
  { query: 'ｂｏｘ', language: 'en', found: [3] },
  { query: 'amp', language: 'en', found: [] },
  { query: 'nothingofthekind', language: 'en', found: [] },
  { query: ' !? ', language: 'en', found: [] },
])('"$query" finds $found', ({ query, language, found }) => {
  expect(titles(query, language)).toEqual(found);
});

test('words in the title come before words in the text', () => {
  expect(titles('dong goi', 'vi')).toEqual([2, 0]);
});

test('Chinese is searched word by word', () => {
  expect(titles('提现退款', 'zh-Hans')).toEqual([4]);
});

test('the excerpt is the sentence with a word of the query', () => {
  expect(searchHelp(articles, '提现', 'zh-Hans')[0]!.excerpt).toBe('退款原路返回，提现三天内处理。');
});
