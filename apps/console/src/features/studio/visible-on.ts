import { contrast } from '@onehaul/ui/color';

/** WCAG asks this of graphics. */
const leastContrast = 3;
/** A mark in a paler second colour is no loss, as long as most of the picture is seen. */
const leastShare = 0.5;
/** A picture that is drawn nearly everywhere has a ground of its own, on which it was designed. */
const groundShare = 0.9;
const opaque = 128;

const hexOf = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Whether most of a picture's pixels, as red, green, blue and alpha, stand out from a colour. */
export function isVisibleOn(pixels: ArrayLike<number>, color: string): boolean {
  const counts = new Map<string, number>();
  let drawn = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < opaque) continue;
    drawn += 1;
    const hex = hexOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  if (drawn === 0 || drawn / (pixels.length / 4) > groundShare) return true;
  let seen = 0;
  for (const [hex, count] of counts) if (contrast(hex, color) >= leastContrast) seen += count;
  return seen / drawn >= leastShare;
}
