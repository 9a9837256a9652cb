import { describe, expect, test } from 'vitest';
import { daysText, dayText, monthText } from './days.ts';

describe('days in words', () => {
  test.each([
    { tag: 'en', minimumDays: 3, maximumDays: 5, text: '3–5 days' },
    { tag: 'en', minimumDays: 1, maximumDays: 1, text: '1 day' },
    { tag: 'zh-Hans', minimumDays: 3, maximumDays: 5, text: '3-5天' },
    { tag: 'vi', minimumDays: 12, maximumDays: 18, text: '12-18 ngày' },
  ])('$text', ({ tag, minimumDays, maximumDays, text }) => {
    expect(daysText({ minimumDays, maximumDays }, tag)).toBe(text);
  });
});

test('months and days of a shop are those it names, whatever the clock of the reader', () => {
  expect([monthText('2026-11', 'en'), dayText('2026-11-01', 'en')]).toEqual(['November 2026', '1 Nov 2026']);
  expect(monthText('2026-11', 'zh-Hans')).toBe('2026年11月');
  expect(monthText('2026-11', 'vi')).toBe('Tháng 11 năm 2026');
});
