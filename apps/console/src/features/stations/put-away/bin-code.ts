/** As labels of shelves are printed: an aisle, then short groups such as A-01-03 or B12. */
const shape = /^[A-Z]{1,3}-?[0-9]{1,3}(?:-[0-9A-Z]{1,3}){0,3}$/;
const longest = 20;

/** The code as it is kept, from how it was typed or scanned. A prefix some printers put before it is left out. */
export function readBinCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^BIN[:.]/, '');
  return code !== '' && code.length <= longest ? code : undefined;
}

/** Tells a shelf from a parcel: numbers of couriers are longer, and their digits stand together. */
export function looksLikeBin(typed: string): boolean {
  const code = readBinCode(typed);
  return code !== undefined && (/^\s*bin[:.]/i.test(typed) || (code.length <= 12 && shape.test(code)));
}
