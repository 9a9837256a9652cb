/** Widths of bars and spaces of the 106 symbols of Code 128, in modules (ISO/IEC 15417). */
const symbols =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
  113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
  212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131
  113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
  314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211
  241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
  214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214
  211232`.split(/\s+/);
const [toC, toB, toA, startA, startB, startC] = [99, 100, 101, 103, 104, 105];

/** Reads a barcode as a scanner does: each symbol by the proportions of its bars and spaces. */
export function decodeCode128(bars: readonly (readonly [number, number])[]): string | undefined {
  const widths = bars.flatMap(([start, end], index) => {
    const next = bars[index + 1];
    return next ? [end - start, next[0] - end] : [end - start];
  });
  const values: number[] = [];
  // The stop symbol has seven elements.
  for (let at = 0; at + 7 < widths.length; at += 6) {
    const six = widths.slice(at, at + 6);
    const module = six.reduce((sum, width) => sum + width, 0) / 11;
    values.push(symbols.indexOf(six.map((width) => Math.round(width / module)).join('')));
  }
  const [start, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start ?? 0);
  if (values.includes(-1) || sum % 103 !== check) return undefined;
  let set = { [startA]: 'A', [startB]: 'B', [startC]: 'C' }[start!];
  let text = '';
  for (const value of rest) {
    if (value === toC && set !== 'C') set = 'C';
    else if (value === toB && set !== 'B') set = 'B';
    else if (value === toA && set !== 'A') set = 'A';
    else if (set === 'C') text += String(value).padStart(2, '0');
    else text += String.fromCharCode(value + 32);
  }
  return text;
}
