import { describe, expect, test } from 'vitest';
import { daysText } from './days.ts';

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
