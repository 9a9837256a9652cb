export type Reading = { readonly grams: number; readonly isStable: boolean };

const gramsIn: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.59237, oz: 28.349523125 };
/** Sign, digits, and a unit that may be missing or bracketed. Scales pad with spaces, also after the sign. */
const weight = /([+-]?)\s*([0-9]+(?:\.[0-9]+)?)\s*\(?(kg|g|lb|oz)?\)?(?![0-9.])/i;
/** Markers of an unstable reading, and of a line without a usable weight. */
const moving = /^\s*(?:us|s\s+d|d)\b|dynamic|motion/i;
const broken = /^\s*(?:ol|ul|err|s\s+[i+-]|ovl)\b|^\s*s\s+[+-]\s*$|over|under|error/i;

/**
 * Parses a line of common scales: `ST,GS,+  1.234kg` (A&D and most Chinese models), `S S     1.23 kg`
 * (Mettler Toledo), `wn00.120kg`, `=  1.234(kg)`, or a bare number. The default unit is kilograms; undefined
 * without a weight.
 */
export function readScaleLine(line: string): Reading | undefined {
  if (broken.test(line)) return undefined;
  const found = weight.exec(line);
  if (!found) return undefined;
  const [, sign, digits, unit = 'kg'] = found;
  const grams = Math.round(Number(digits) * gramsIn[unit.toLowerCase()]!);
  return sign === '-' || grams <= 0 ? undefined : { grams, isStable: !moving.test(line) };
}
