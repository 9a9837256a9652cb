import { parseBinCode } from '@onehaul/domain/parcel/bin-code';

/** Format of bin labels: an aisle, then short groups, such as A-01-03 or B12. */
const shape = /^[A-Z]{1,3}-?[0-9]{1,3}(?:-[0-9A-Z]{1,3}){0,3}$/;

/** Distinguishes a bin from a parcel: courier numbers are longer and their digits are contiguous. */
export function looksLikeBin(typed: string): boolean {
  const code = parseBinCode(typed);
  return code !== undefined && (/^\s*bin[:.]/i.test(typed) || (code.length <= 12 && shape.test(code)));
}
