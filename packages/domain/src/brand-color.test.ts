import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, inkOn, isVisibleColor } from './brand-color.ts';

const colors = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('text on any brand colour can be read', () => {
  fc.assert(
    fc.property(colors, (color) => {
      expect(contrastRatio(inkOn(color), color)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour that cannot be seen on white is no brand colour', () => {
  for (const color of ['#ffffff', '#f5f5f5', '#ffffe0']) expect(isVisibleColor(color), color).toBe(false);
  for (const color of ['#0b6b73', '#ffcc00', '#000000']) expect(isVisibleColor(color), color).toBe(true);
});
