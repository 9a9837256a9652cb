import { contrast, hexOfOklch, type Oklch, oklchOfHex } from './color.ts';

type Brand = { readonly primaryColor: string; readonly cornerRadius: number };
type Scheme = {
  readonly name: 'light' | 'dark';
  /** The least favourable background of coloured text. */
  readonly textGround: string;
  readonly page: string;
  /** Lightness and share of the brand's chroma for steps 1 to 6, starting near the background. */
  readonly tints: readonly (readonly [lightness: number, chromaShare: number])[];
  /** Minimum contrast of the solid step against the page, so that it is visible as a surface. */
  readonly leastSolidContrast: number;
  /** Direction of lightness away from the background. */
  readonly away: -1 | 1;
  readonly strongLightness: number;
};

/** Backgrounds as in tokens.css; its greys carry a trace of the brand's hue, which is negligible here. */
const schemes: readonly Scheme[] = [
  {
    name: 'light',
    textGround: '#eeeff1',
    page: '#ffffff',
    tints: [
      [0.985, 0.05],
      [0.965, 0.12],
      [0.925, 0.28],
      [0.875, 0.5],
      [0.8, 0.75],
      [0.7, 0.95],
    ],
    leastSolidContrast: 1.25,
    away: -1,
    strongLightness: 0.3,
  },
  {
    name: 'dark',
    textGround: '#2b2d31',
    page: '#15171a',
    tints: [
      [0.21, 0.14],
      [0.245, 0.22],
      [0.29, 0.34],
      [0.345, 0.46],
      [0.43, 0.62],
      [0.54, 0.85],
    ],
    leastSolidContrast: 3,
    away: 1,
    strongLightness: 0.93,
  },
];

/** Background of the pages in each scheme. */
export const pageColors = Object.fromEntries(schemes.map(({ name, page }) => [name, page])) as Readonly<
  Record<Scheme['name'], string>
>;

const white = '#ffffff';
const readable = 4.5;

/** Changes lightness in small steps until the contrast with every background is sufficient. */
function moveUntil(color: Oklch, direction: -1 | 1, least: number, grounds: readonly string[]): string {
  let lightness = color.lightness;
  let hex = hexOfOklch(color);
  const end = direction === 1 ? 1 : 0;
  while (lightness !== end && grounds.some((ground) => contrast(hex, ground) < least)) {
    lightness = Math.min(1, Math.max(0, lightness + direction * 0.005));
    hex = hexOfOklch({ ...color, lightness });
  }
  return hex;
}

/** Returns white if readable, else a dark tone of the brand's hue, else black: one of them always is. */
function textOn(ground: string, brand: Oklch): string {
  if (contrast(white, ground) >= readable) return white;
  const ink = hexOfOklch({ lightness: 0.22, chroma: Math.min(brand.chroma, 0.05), hue: brand.hue });
  return contrast(ink, ground) >= readable ? ink : '#000000';
}

function schemeVariables(brand: Oklch, primaryColor: string, scheme: Scheme): Record<string, string> {
  const tints = scheme.tints.map(([lightness, share]) =>
    hexOfOklch({ lightness, chroma: brand.chroma * share, hue: brand.hue }),
  );
  const solid =
    contrast(primaryColor, scheme.page) >= scheme.leastSolidContrast
      ? primaryColor
      : moveUntil(brand, scheme.away, scheme.leastSolidContrast, [scheme.page]);
  const onSolid = textOn(solid, brand);
  const solidTone = oklchOfHex(solid);
  // The hover surface moves away from its text colour, so the text stays readable.
  const hover = hexOfOklch({
    ...solidTone,
    lightness: Math.min(0.98, Math.max(0.08, solidTone.lightness + (onSolid === white ? -0.05 : 0.05))),
  });
  const grounds = [scheme.textGround, tints[2]!];
  const text = moveUntil(solidTone, scheme.away, readable, grounds);
  const strong = moveUntil(
    { lightness: scheme.strongLightness, chroma: Math.min(brand.chroma, 0.09), hue: brand.hue },
    scheme.away,
    7,
    grounds,
  );
  const steps = [...tints, solid, hover, text, strong];
  return {
    ...Object.fromEntries(steps.map((hex, index) => [`--${scheme.name}-primary-${index + 1}`, hex])),
    [`--${scheme.name}-on-primary`]: onSolid,
  };
}

/** Dark background of the brand's hue for bands and the footer, the same in both schemes. */
function deepVariables({ chroma, hue }: Oklch): Record<string, string> {
  const tone = (lightness: number, mostChroma: number) =>
    hexOfOklch({ lightness, chroma: Math.min(chroma, mostChroma), hue });
  return {
    '--deep': tone(0.285, 0.075),
    '--deep-raised': tone(0.345, 0.08),
    '--deep-line': tone(0.44, 0.08),
    '--deep-accent': tone(0.82, 0.13),
    '--on-deep': tone(0.985, 0.01),
    '--on-deep-muted': tone(0.84, 0.03),
  };
}

/**
 * Returns a shop's brand as CSS variables for `:root`; tokens.css picks the light or the dark set. Steps: 1-3
 * backgrounds, 4-6 lines and drawings, 7 solid, 8 solid on hover, 9 text, 10 strong text.
 */
export function themeVariables({ primaryColor, cornerRadius }: Brand): Record<string, string> {
  const brand = oklchOfHex(primaryColor);
  return {
    ...Object.assign({}, ...schemes.map((scheme) => schemeVariables(brand, primaryColor, scheme))),
    ...deepVariables(brand),
    // A grey brand has no hue, so its tint is zero and the greys stay neutral.
    '--brand-hue': brand.hue.toFixed(1),
    '--brand-tint': Math.min(brand.chroma / 0.15, 1).toFixed(2),
    '--corner': `${cornerRadius}`,
  };
}
