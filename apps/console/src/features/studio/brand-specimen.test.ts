import { isVisibleColor } from '@onehaul/domain/brand-color';
import { themeVariables } from '@onehaul/ui/theme';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const colors = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a colour is accepted exactly when the theme shows that colour itself on light pages', () => {
  fc.assert(
    fc.property(colors, (primaryColor) => {
      const shown = themeVariables({ primaryColor, cornerRadius: 8 })['--light-primary-7'];
      expect(isVisibleColor(primaryColor)).toBe(shown === primaryColor);
    }),
    { examples: [['#ffffff'], ['#ffffe0'], ['#e5e5e5'], ['#000000']] },
  );
});
