import { expect, test } from 'vitest';
import { datesIn } from './dates.ts';

// 16:30 UTC is already the next day in Hong Kong, and still the same morning in Los Angeles.
const at = new Date('2026-11-15T16:30:00Z');

test('U-7: a day and a moment are those of the zone that is named, whoever reads', () => {
  const hongKong = datesIn('en', 'Asia/Hong_Kong');
  expect(hongKong.day(at)).toBe('16/11/2026');
  expect(hongKong.moment(at)).toBe('16/11/2026, 00:30');
  expect(datesIn('en', 'America/Los_Angeles').moment(at)).toBe('15/11/2026, 08:30');
  expect(hongKong.zone(at)).toBe('Hong Kong Standard Time (GMT+8)');
});

test('P12: one form in each language', () => {
  const of = (tag: string) => datesIn(tag, 'Asia/Hong_Kong');
  // With plain spaces: browsers and servers of other versions would write others.
  expect([of('zh-Hans').moment(at), of('zh-Hant').moment(at), of('vi').day(at)]).toEqual([
    '2026/11/16 00:30',
    '2026/11/16 00:30',
    '16/11/2026',
  ]);
});
