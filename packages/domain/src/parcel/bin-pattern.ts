/** A rack layout. Each part is a list of values and ranges: `A-F`, `01-12`, `1,2,5-8`. */
export type BinPattern = {
  readonly aisles: string;
  readonly bays: string;
  /** Empty for racks without levels. */
  readonly levels: string;
  /** Snake: every second aisle is walked backwards, as pickers do. */
  readonly path: 'straight' | 'snake';
};
type PartName = 'aisles' | 'bays' | 'levels';

/** One call creates at most this many bins. */
export const maxBinsPerCall = 5000;
/** Column limit of a bin code. */
const maxCodeLength = 20;

type BinPatternProblem = PartName | 'tooMany' | 'tooLong';
export type BinCodes =
  | { readonly codes: readonly string[]; readonly problem?: undefined }
  | { readonly codes?: undefined; readonly problem: BinPatternProblem };

const letterRange = /^([A-Z])-([A-Z])$/;
const numberRange = /^(\d{1,4})-(\d{1,4})$/;
const singleValue = /^[0-9A-Z]{1,8}$/;

/** Values of one list element, or undefined if it is neither a value nor an ascending range. */
function expandElement(text: string): string[] | undefined {
  const letters = letterRange.exec(text);
  if (letters) {
    const [first, last] = [letters[1]!.charCodeAt(0), letters[2]!.charCodeAt(0)];
    if (first > last) return undefined;
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
  }
  const numbers = numberRange.exec(text);
  if (numbers) {
    const [first, last] = [Number(numbers[1]), Number(numbers[2])];
    if (first > last) return undefined;
    // `01-12` keeps its leading zeros, `1-12` has none.
    const length = numbers[1]!.length;
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String(first + index).padStart(length, '0'),
    );
  }
  return singleValue.test(text) ? [text] : undefined;
}

/** Values of a part; undefined if it is malformed or names a value twice. */
function expandPart(text: string): string[] | undefined {
  const elements = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .split(/[,;、]/);
  const values: string[] = [];
  for (const element of elements) {
    const expanded = expandElement(element);
    if (!expanded) return undefined;
    values.push(...expanded);
  }
  return new Set(values).size === values.length ? values : undefined;
}

/** Codes of a rack layout in the order of the path through the warehouse, such as `A-01-1`. */
export function expandBinPattern(pattern: BinPattern): BinCodes {
  const aisles = expandPart(pattern.aisles);
  if (!aisles) return { problem: 'aisles' };
  const bays = expandPart(pattern.bays);
  if (!bays) return { problem: 'bays' };
  const levels = pattern.levels.trim() === '' ? [''] : expandPart(pattern.levels);
  if (!levels) return { problem: 'levels' };
  if (aisles.length * bays.length * levels.length > maxBinsPerCall) return { problem: 'tooMany' };
  const codes = aisles.flatMap((aisle, index) => {
    const walked = pattern.path === 'snake' && index % 2 === 1 ? bays.toReversed() : bays;
    return walked.flatMap((bay) =>
      levels.map((level) => [aisle, bay, level].filter((value) => value !== '').join('-')),
    );
  });
  return codes.some((code) => code.length > maxCodeLength) ? { problem: 'tooLong' } : { codes };
}
