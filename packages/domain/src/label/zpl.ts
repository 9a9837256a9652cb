/** Resolutions of label printers, in dots per inch as they are sold. */
export const printerDpis = [203, 300] as const;
export type PrinterDpi = (typeof printerDpis)[number];

/** What a label printer is loaded with. */
export type LabelStock = { readonly dpi: PrinterDpi; readonly widthMm: number; readonly heightMm: number };

/** Smallest and largest label, in millimetres: desktop printers print 4 inches wide. */
export const labelLimits = {
  widthMm: { least: 40, most: 108 },
  heightMm: { least: 25, most: 160 },
} as const;

/** A printer of 203 dpi has 8 dots per millimetre, one of 300 dpi has 12. */
const dotsPerMm = { 203: 8, 300: 12 } as const;
const dotsOf = ({ dpi }: LabelStock, mm: number) => Math.round(mm * dotsPerMm[dpi]);

/**
 * Texts that the printer’s own font shows on every model. Others would come out as boxes or be skipped, so they are
 * left out of labels as a whole.
 */
export const isPrintable = (text: string): boolean => /^[ -~]*$/.test(text);

const plain = /^[0-9A-Za-z .:/-]$/;

/**
 * Field data in which nothing is a command: all bytes except letters, digits and a few signs are written as hex, which
 * the printer decodes after it has looked for commands.
 */
export const fieldData = (text: string): string =>
  [...text]
    .map((sign) =>
      plain.test(sign)
        ? sign
        : Array.from(
            new TextEncoder().encode(sign),
            (byte) => `_${byte.toString(16).padStart(2, '0').toUpperCase()}`,
          ).join(''),
    )
    .join('');

type Subset = 'B' | 'C';
type Encoding = { readonly symbols: number; readonly data: string };

/** Start and switch codes as ZPL writes them in the mode without automatic choice. */
const starts = { B: '>:', C: '>;' } as const;
const switches = { B: '>6', C: '>5' } as const;

/**
 * Code 128 of letters, digits and dashes in as few symbols as possible: subset C takes two digits in one symbol. The
 * printer is told each switch, so that the width is the same on every model.
 */
function encodeCode128(code: string): Encoding {
  // Shortest encoding of the rest of the code, by the subset in which it begins.
  const best = new Map<string, Encoding>();
  const shortest = (at: number, subset: Subset): Encoding => {
    if (at === code.length) return { symbols: 0, data: '' };
    const key = `${at} ${subset}`;
    const known = best.get(key);
    if (known) return known;
    const taken = (as: Subset): Encoding | undefined => {
      const length = as === 'C' ? 2 : 1;
      const signs = code.slice(at, at + length);
      if (as === 'C' && !/^\d\d$/.test(signs)) return undefined;
      const rest = shortest(at + length, as);
      const change = as === subset ? '' : switches[as];
      return { symbols: rest.symbols + 1 + (change ? 1 : 0), data: change + signs + rest.data };
    };
    const other = subset === 'B' ? 'C' : 'B';
    const ways = [taken(subset), taken(other)].filter((way) => way !== undefined);
    const found = ways.toSorted((a, b) => a.symbols - b.symbols)[0]!;
    best.set(key, found);
    return found;
  };
  const begin = (subset: Subset): Encoding => {
    const { symbols, data } = shortest(0, subset);
    return { symbols, data: starts[subset] + data };
  };
  return [begin('B'), begin('C')].toSorted((a, b) => a.symbols - b.symbols)[0]!;
}

/** Start, check and stop are 35 modules; each symbol is 11. */
const modulesOf = ({ symbols }: Encoding) => 35 + 11 * symbols;
/** Handheld scanners read bars from 0.17 mm; wider ones than half a millimetre gain nothing. */
const moduleDots = { least: 2, most: 4 } as const;
/** On both sides of a barcode, or scanners do not find its ends. */
const quietMm = 3;
const marginMm = 2;

const moduleWidthOf = (stock: LabelStock, code: string) =>
  Math.min(
    moduleDots.most,
    Math.floor(dotsOf(stock, stock.widthMm - 2 * quietMm) / modulesOf(encodeCode128(code))),
  );

/** Whether a scanner can read the barcode of this code on the label. Other signs would be switches of the barcode. */
export const fitsOnLabel = (stock: LabelStock, code: string): boolean =>
  /^[0-9A-Z-]+$/.test(code) && moduleWidthOf(stock, code) >= moduleDots.least;

/** Vertical place of a line, as shares of the label’s height within its margins. */
type Line = { readonly from: number; readonly share: number };
type Text = Line & {
  readonly text: string;
  readonly align?: 'left' | 'centre' | 'right';
  /** Share of the width that it may take. */
  readonly part?: number;
};
const alignments = { left: 'L', centre: 'C', right: 'R' } as const;

/** Width of a capital of the printer’s font, relative to its height. */
const widestSign = 0.7;

/** Commands of one label. Texts shrink until they fit on their line. */
export class ZplLabel {
  readonly #stock: LabelStock;
  readonly #commands: string[] = [];

  constructor(stock: LabelStock) {
    this.#stock = stock;
  }

  #dots(mm: number): number {
    return dotsOf(this.#stock, mm);
  }
  #lineOf({ from, share }: Line): { top: number; height: number } {
    const height = this.#stock.heightMm - 2 * marginMm;
    return { top: this.#dots(marginMm + from * height), height: this.#dots(share * height) };
  }

  text({ text, align = 'left', part = 1, ...line }: Text): this {
    if (text === '' || !isPrintable(text)) return this;
    const { top, height } = this.#lineOf(line);
    const width = Math.floor(this.#dots(this.#stock.widthMm - 2 * marginMm) * part);
    const size = Math.max(1, Math.min(height, Math.floor(width / (text.length * widestSign))));
    const right = this.#dots(this.#stock.widthMm - marginMm);
    const left = align === 'right' ? right - width : this.#dots(marginMm);
    this.#commands.push(
      `^FO${left},${top}^A0N,${size},${size}^FB${width},1,0,${alignments[align]}^FH_^FD${fieldData(text)}^FS`,
    );
    return this;
  }

  barcode({ code, ...line }: Line & { readonly code: string }): this {
    const encoding = encodeCode128(code);
    const module = Math.max(1, moduleWidthOf(this.#stock, code));
    const { top, height } = this.#lineOf(line);
    const left = Math.max(
      0,
      Math.floor((this.#dots(this.#stock.widthMm) - module * modulesOf(encoding)) / 2),
    );
    this.#commands.push(`^FO${left},${top}^BY${module}^BCN,${height},N,N,N,N^FD${encoding.data}^FS`);
    return this;
  }

  /** The edge of the label, which shows whether the printer knows where labels begin. */
  frame(): this {
    const { widthMm, heightMm } = this.#stock;
    const inset = this.#dots(1);
    const [width, height] = [this.#dots(widthMm - 2), this.#dots(heightMm - 2)];
    this.#commands.push(`^FO${inset},${inset}^GB${width},${height},2^FS`);
    return this;
  }

  toString(): string {
    const { widthMm, heightMm } = this.#stock;
    const head = `^XA^CI28^LH0,0^PW${this.#dots(widthMm)}^LL${this.#dots(heightMm)}`;
    return `${[head, ...this.#commands, '^PQ1^XZ'].join('\n')}\n`;
  }
}
