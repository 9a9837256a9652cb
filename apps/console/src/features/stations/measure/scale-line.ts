export type Reading = { readonly grams: number; readonly isStable: boolean };

const gramsIn: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.59237, oz: 28.349523125 };
/** A sign, digits, a unit that may be missing or in brackets. Scales pad with spaces, also behind the sign. */
const weight = /([+-]?)\s*([0-9]+(?:\.[0-9]+)?)\s*\(?(kg|g|lb|oz)?\)?(?![0-9.])/i;
/** The scale says that it still swings, or that it has no weight to tell. */
const moving = /^\s*(?:us|s\s+d|d)\b|dynamic|motion/i;
const broken = /^\s*(?:ol|ul|err|s\s+[i+-]|ovl)\b|^\s*s\s+[+-]\s*$|over|under|error/i;

/**
 * A line as common scales send it: `ST,GS,+  1.234kg` (A&D and most of China's), `S S     1.23 kg` (Mettler Toledo),
 * `wn00.120kg`, `=  1.234(kg)`, or the bare number. Kilograms where no unit stands; undefined for no weight.
 */
export function readScaleLine(line: string): Reading | undefined {
  if (broken.test(line)) return undefined;
  const found = weight.exec(line);
  if (!found) return undefined;
  const [, sign, digits, unit = 'kg'] = found;
  const grams = Math.round(Number(digits) * gramsIn[unit.toLowerCase()]!);
  return sign === '-' || grams <= 0 ? undefined : { grams, isStable: !moving.test(line) };
}
