import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { revalidateExceptOpen } from './revalidate-except-open.ts';

const asked = (from: string, to: string) =>
  revalidateExceptOpen({
    currentUrl: new URL(from, 'https://shop.test'),
    nextUrl: new URL(to, 'https://shop.test'),
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs);

test.each([
  [
    'opening a drawer loads nothing',
    '/member/parcel?stage=stored',
    '/member/parcel?stage=stored&open=7',
    false,
  ],
  ['closing it loads nothing', '/member/parcel?open=7', '/member/parcel', false],
  ['another row loads nothing', '/member/parcel?open=7', '/member/parcel?open=8', false],
  [
    'a dialog loads nothing',
    '/member/flow?tab=withdrawals',
    '/member/flow?tab=withdrawals&do=withdraw',
    false,
  ],
  ['another filter loads', '/member/parcel?open=7', '/member/parcel?stage=stored', true],
  ['an event of the server loads', '/member/parcel?open=7', '/member/parcel?open=7', true],
])('%s', (_, from, to, expected) => expect(asked(from, to)).toBe(expected));
