import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, hexOfOklch, oklchOfHex } from './color.ts';
import { themeVariables } from './theme.ts';

const colors = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const extremes = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#808080', '#ff6600'];

function holdForEveryColor(claim: (variables: Record<string, string>, color: string) => void) {
  fc.assert(
    fc.property(colors, (color) => claim(themeVariables({ primaryColor: color, cornerRadius: 8 }), color)),
    { numRuns: 200, seed: 7, examples: extremes.map((color) => [color]) },
  );
}

const schemes = [
  { name: 'light', page: '#ffffff', sunken: '#eeeff1' },
  { name: 'dark', page: '#15171a', sunken: '#2b2d31' },
];

describe.each(schemes)('the $name scheme of any shop colour', ({ name, page, sunken }) => {
  test('text on the solid colour and on its hover can be read', () => {
    holdForEveryColor((variables) => {
      const text = variables[`--${name}-on-primary`]!;
      for (const step of [7, 8]) {
        expect(contrast(text, variables[`--${name}-primary-${step}`]!)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  test('coloured text can be read on every ground it stands on', () => {
    holdForEveryColor((variables) => {
      for (const ground of [
        page,
        sunken,
        ...[1, 2, 3].map((step) => variables[`--${name}-primary-${step}`]!),
      ]) {
        expect(contrast(variables[`--${name}-primary-9`]!, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(variables[`--${name}-primary-10`]!, ground)).toBeGreaterThanOrEqual(7);
      }
    });
  });

  test('there are ten steps, each a colour', () => {
    holdForEveryColor((variables) => {
      const steps = Array.from({ length: 10 }, (_, index) => variables[`--${name}-primary-${index + 1}`]);
      for (const step of steps) expect(step).toMatch(/^#[0-9a-f]{6}$/);
    });
  });
});

test('texts on the deep band can be read', () => {
  holdForEveryColor((variables) => {
    for (const text of ['--on-deep', '--on-deep-muted', '--deep-accent']) {
      for (const ground of ['--deep', '--deep-raised']) {
        expect(contrast(variables[text]!, variables[ground]!)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('the solid step of the light scheme is the shop colour itself', () => {
  expect(themeVariables({ primaryColor: '#0b6e99', cornerRadius: 4 })).toMatchObject({
    '--light-primary-7': '#0b6e99',
    '--light-on-primary': '#ffffff',
    '--corner': '4',
  });
});

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(colors, (color) => {
      expect(hexOfOklch(oklchOfHex(color))).toBe(color);
    }),
  );
});

test('what a shop sets, the shared styles only suggest: they stand after it in the page', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const [before, after] = tokens.split(/^:where\(:root\) \{[^}]*\}$/m);
  for (const name of Object.keys(themeVariables({ primaryColor: '#0b6e99', cornerRadius: 4 }))) {
    expect(`${before}${after}`).not.toMatch(new RegExp(`^\\s*${name}:`, 'm'));
  }
});
