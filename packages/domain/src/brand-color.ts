const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast ratio of two colours such as `#0055aa`, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A paler colour disappears on a white page: the theme would have to show another one instead. */
const minColorContrast = 1.25;
export const isVisibleColor = (hex: string) => contrastRatio(hex, '#ffffff') >= minColorContrast;

/** Black or white, whichever is easier to read on the background. One of them always has 4.5 to 1. */
export const inkOn = (ground: string) =>
  contrastRatio('#ffffff', ground) >= contrastRatio('#000000', ground) ? '#ffffff' : '#000000';
