const maxGrams = 1_000_000;
const maxMillimetres = 10_000;

/** Input of a clerk or a scale: `1.25`, `1,25`, `1.25kg` or `850g`. */
const number = /^([0-9]{1,6}(?:[.,][0-9]{1,4})?)(kg|g|cm|mm)?$/;

function read(typed: string): { readonly value: number; readonly unit: string } | undefined {
  const found = number.exec(typed.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase());
  return found ? { value: Number(found[1]!.replace(',', '.')), unit: found[2] ?? '' } : undefined;
}

/** Parses kilograms into grams; undefined for a weight no parcel can have. */
export function readWeight(typed: string): number | undefined {
  const found = read(typed);
  if (!found || found.unit === 'cm' || found.unit === 'mm') return undefined;
  const grams = Math.round(found.unit === 'g' ? found.value : found.value * 1000);
  return grams >= 1 && grams <= maxGrams ? grams : undefined;
}

/** Parses centimetres into millimetres. */
export function readLength(typed: string): number | undefined {
  const found = read(typed);
  if (!found || found.unit === 'kg' || found.unit === 'g') return undefined;
  const millimetres = Math.round(found.unit === 'mm' ? found.value : found.value * 10);
  return millimetres >= 1 && millimetres <= maxMillimetres ? millimetres : undefined;
}

const wedgeGapMs = 35;

/** Returns whether a device typed the text: the gaps between characters are too short for a human. */
export function isFromDevice(typedAtMs: readonly number[]): boolean {
  const gaps = typedAtMs.slice(1).map((at, index) => at - typedAtMs[index]!);
  return typedAtMs.length >= 3 && gaps.every((gap) => gap <= wedgeGapMs);
}
