import bwip from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import { fonts, printable } from './font.ts';

export type Paper = PDFKit.PDFDocument;
export const millimetres = (count: number) => (count * 72) / 25.4;

type Place = { readonly x: number; readonly y: number; readonly width: number };
type Style = {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** Text that exceeds this height is cut with an ellipsis. */
  readonly height?: number;
  readonly colour?: string;
};

/** Opens a document without pages; `finish` returns its bytes. */
export function createPaper(title: string): { paper: Paper; finish: () => Promise<Uint8Array> } {
  const paper = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: title, Producer: 'Onehaul', Creator: 'Onehaul' },
    // The built-in fonts have no Chinese glyphs.
    font: fonts.regular as never,
  });
  paper.registerFont('regular', fonts.regular as never);
  paper.registerFont('bold', fonts.bold as never);
  const pieces: Buffer[] = [];
  paper.on('data', (piece: Buffer) => pieces.push(piece));
  const finish = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      paper.once('error', reject);
      paper.once('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
      paper.end();
    });
  return { paper, finish };
}

/** Writes a text and returns its height. */
export function drawText(paper: Paper, text: string, { x, y, width }: Place, style: Style = {}): number {
  const { size = 9, isBold = false, align = 'left', height, colour = '#000000' } = style;
  const words = printable(text);
  paper
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour);
  const lineGap = -size * 0.2;
  const options = { width, align, lineGap, ...(height && { height, ellipsis: true }) };
  if (words !== '') paper.text(words, x, y, options);
  return textHeight(paper, words, width, style);
}

/** Returns the height of a text, at least one line. */
export function textHeight(paper: Paper, text: string, width: number, style: Style = {}): number {
  const { size = 9, isBold = false, height } = style;
  paper.font(isBold ? 'bold' : 'regular').fontSize(size);
  const natural = paper.heightOfString(text === '' ? ' ' : text, { width, lineGap: -size * 0.2 });
  return height === undefined ? natural : Math.min(natural, height);
}

const smallestStep = 0.25;

/** Writes a text as large as its height allows, and cuts it only when even the smallest size is too large. */
export function drawFitted(
  paper: Paper,
  text: string,
  place: Place,
  {
    least,
    height,
    size,
    ...style
  }: Style & Required<Pick<Style, 'size' | 'height'>> & { readonly least: number },
): number {
  const words = printable(text);
  const fits = (some: number) => textHeight(paper, words, place.width, { ...style, size: some }) <= height;
  let fitting = size;
  while (fitting > least && !fits(fitting)) fitting = Math.max(least, fitting - smallestStep);
  return drawText(paper, text, place, { ...style, size: fitting, ...(!fits(fitting) && { height }) });
}

/** Draws a picture within a box, at the side given. */
export function drawLogo(
  paper: Paper,
  logo: Uint8Array,
  { x, y, width }: Place,
  height: number,
  align: 'right' | undefined,
): void {
  paper.image(Buffer.from(logo), x, y, { fit: [width, height], valign: 'center', ...(align && { align }) });
}

/** Returns the largest font size at which the text fits on one line. */
export function fittingFontSize(
  paper: Paper,
  text: string,
  width: number,
  most: number,
  least: number,
): number {
  paper.font('bold').fontSize(most);
  const natural = paper.widthOfString(printable(text));
  return natural <= width ? most : Math.max(least, (most * width) / natural);
}

export function drawRule(paper: Paper, { x, y, width }: Place, colour = '#000000', thickness = 0.7): void {
  paper.lineWidth(thickness).strokeColor(colour);
  paper
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
}

/** Draws a Code 128 barcode as rectangles: sharp at any size, and small in the file. */
export function drawBarcode(paper: Paper, text: string, { x, y, width }: Place, height: number): void {
  const [drawn] = bwip.raw('code128', text, '') as { sbs: number[] }[];
  const widths = drawn!.sbs;
  const unit = width / widths.reduce((sum, count) => sum + count, 0);
  let at = x;
  paper.fillColor('#000000');
  for (const [index, count] of widths.entries()) {
    if (index % 2 === 0) paper.rect(at, y, count * unit, height);
    at += count * unit;
  }
  paper.fill();
}
