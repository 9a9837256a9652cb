import { pageColors } from '@onehaul/ui/theme';
import { expect, test } from 'vitest';
import { isVisibleOn } from './visible-on.ts';

const navy = [16, 24, 64, 255];
const white = [255, 255, 255, 255];
const clear = [0, 0, 0, 0];
const pixels = (...parts: readonly (readonly number[])[]) => parts.flat();

test.each([
  ['navy letters on nothing', pixels(navy, navy, clear, clear), true, false],
  ['white letters on nothing', pixels(white, white, clear, clear), false, true],
  ['navy letters on a white ground', pixels(navy, white, white, white), true, true],
  ['white letters on a navy ground', pixels(white, navy, navy, navy), true, true],
  ['navy letters with a white mark', pixels(navy, navy, white, clear), true, false],
  ['nothing at all', pixels(clear, clear), true, true],
])('%s', (_name, picture, onLight, onDark) => {
  expect(isVisibleOn(picture, pageColors.light)).toBe(onLight);
  expect(isVisibleOn(picture, pageColors.dark)).toBe(onDark);
});
