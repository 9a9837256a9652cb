import { readFileSync } from 'node:fs';
import { contrast } from '@onehaul/ui/color';
import { controlHeights } from '@onehaul/ui/control-heights';
import { theme as antdTheme } from 'antd';
import { describe, expect, test } from 'vitest';
import { greys, type Scheme, semanticColors, workbenchTheme } from './theme.ts';

const tokens = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8');
const [, root = ''] = tokens.split(/^:root,\n\[data-specimen\] \{$/m);
const [light = '', dark = ''] = root.split('@variant dark {');
const written: Record<Scheme, string> = { light, dark: dark.split(/^ {2}\}$/m)[0]! };

const chroma = (traces: number) => {
  if (traces === 0) return '0';
  return traces === 1 ? 'var(--trace)' : `calc(var(--trace) * ${traces})`;
};
const asGrey = ([lightness, traces]: readonly [number, number]) =>
  `oklch(${lightness} ${chroma(traces)} ${traces === 0 ? '0' : 'var(--brand-hue)'})`;
const asTone = (tone: readonly [number, number, number]) => `oklch(${tone.join(' ')})`;

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  test('paints with the colours of tokens.css', () => {
    for (const [name, grey] of Object.entries(greys[scheme])) {
      expect(written[scheme]).toContain(`--${name}: ${asGrey(grey)};`);
    }
    for (const [name, tone] of Object.entries(semanticColors[scheme])) {
      expect(written[scheme]).toContain(`--${name}: ${asTone(tone)};`);
    }
  });

  test.each(['#0b6b73', '#c4281c', '#3446a8', '#ffd400', '#111111', '#f2f2f2'])(
    'can be read in %s',
    (primaryColor) => {
      const config = workbenchTheme({ primaryColor, cornerRadius: 8 }, scheme);
      const token = { ...antdTheme.getDesignToken(config), ...config.token };
      const button = config.components?.Button;
      const grounds = [token.colorBgContainer, token.colorBgElevated, token.colorBgLayout];
      for (const ground of grounds) {
        for (const text of [
          token.colorText,
          token.colorTextSecondary,
          token.colorTextTertiary,
          token.colorTextPlaceholder,
          token.colorLink,
          token.colorError,
          token.colorWarning,
          token.colorSuccess,
        ]) {
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
        // The border is a field's only visible boundary (WCAG 1.4.11).
        expect(contrast(token.colorBorder, ground)).toBeGreaterThanOrEqual(3);
      }
      for (const solid of [token.colorPrimary, token.colorPrimaryHover]) {
        expect(contrast(button!.primaryColor!, solid)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(token.colorErrorText, token.colorErrorBg)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token.colorWarningText, token.colorWarningBg)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token.colorSuccessText, token.colorSuccessBg)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('U-15: controls are as high as tokens.css says, and larger for fingers', () => {
  const heightsOf = (isTouch: boolean) => {
    const { token } = workbenchTheme({ primaryColor: '#0b6b73', cornerRadius: 8 }, 'light', isTouch);
    return [token?.controlHeight, token?.controlHeightSM, token?.controlHeightLG];
  };
  const { regular, small, touch } = controlHeights;
  expect(heightsOf(false)).toEqual([regular, small, regular]);
  expect(heightsOf(true)).toEqual([touch, touch, touch]);
  const [byMouse = '', byFinger = ''] = tokens.split('@media (pointer: coarse) {');
  for (const [part, height, smaller] of [
    [byMouse, regular, small],
    [byFinger, touch, touch],
  ] as const) {
    expect(part).toContain(`--control-height: ${height}px;`);
    expect(part).toContain(`--control-height-small: ${smaller}px;`);
  }
});
