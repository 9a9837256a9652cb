import { inflateSync } from 'node:zlib';

type FontName = 'regular' | 'bold';
type Glyph = { readonly text: string; readonly x: number };

export type Bar = {
  readonly is: 'bar';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What a page shows. Lengths are points, measured from the upper left corner. */
export type Mark =
  | {
      readonly is: 'text';
      readonly text: string;
      readonly x: number;
      readonly baseline: number;
      readonly width: number;
      readonly size: number;
      readonly font: FontName;
      readonly colour: string;
      readonly glyphs: readonly Glyph[];
    }
  | Bar
  | {
      readonly is: 'image';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly is: 'rule';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly thickness: number;
      readonly colour: string;
    };
export type PdfPage = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Drawing operators as written. */
  readonly operators: string;
};

type Font = {
  readonly name: FontName;
  readonly widths: readonly number[];
  readonly texts: readonly string[];
};

/**
 * Reads the pages of a PDF that `createPaper` wrote: only what PDFKit writes for texts, barcodes, rules and
 * pictures. Previews and tests see the printed file itself by it.
 */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(file);
  const object = (id: string) => objects.get(id) ?? '';
  const stream = (id: string) => {
    const body = object(id);
    const start = body.indexOf('stream\n') + 7;
    const data = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
    return (body.slice(0, start).includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
  };
  const fonts = new Map<string, Font>();
  const fontOf = (id: string): Font => {
    const known = fonts.get(id);
    if (known) return known;
    const body = object(id);
    const descendant = object(/\/DescendantFonts \[(\d+) 0 R\]/.exec(body)![1]!);
    const texts = stream(/\/ToUnicode (\d+) 0 R/.exec(body)![1]!);
    const font: Font = {
      name: body.includes('-Bold') ? 'bold' : 'regular',
      widths: /\/W \[0 \[([^\]]*)\]/.exec(descendant)![1]!.split(' ').map(Number),
      texts: textsOf(texts),
    };
    fonts.set(id, font);
    return font;
  };
  const pages = [...objects.values()].find((body) => body.includes('/Type /Pages'))!;
  const ids = [...(/\/Kids \[([^\]]*)\]/.exec(pages)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id!);
  return ids.map((id) => {
    const page = object(id);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)!.map(Number);
    const resources = object(/\/Resources (\d+) 0 R/.exec(page)![1]!);
    const named = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [name!, font!]),
    );
    const operators = stream(/\/Contents (\d+) 0 R/.exec(page)![1]!);
    const marks = marksOf(operators, height!, (name) => fontOf(named.get(name)!));
    return { width: width!, height: height!, marks, operators };
  });
}

/** Objects by number, found by the cross-reference table: streams may contain anything. */
function objectsOf(file: string): Map<string, string> {
  const table = Number(/startxref\n(\d+)/.exec(file.slice(-200))![1]);
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets, table].toSorted((a, b) => a - b);
  return new Map(
    offsets.map((start) => {
      const body = file.slice(
        start,
        ends.find((end) => end > start),
      );
      return [/^(\d+) 0 obj/.exec(body)![1]!, body];
    }),
  );
}

/** The characters of each glyph: a ligature has several. */
function textsOf(map: string): string[] {
  const texts: string[] = [];
  for (const [, from, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [index, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      texts[Number.parseInt(from!, 16) + index] = Buffer.from(hex!.replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
  return texts;
}

const hexColour = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function marksOf(operators: string, pageHeight: number, fontOf: (name: string) => Font): Mark[] {
  const marks: Mark[] = [];
  let [fill, stroke, thickness] = ['#000000', '#000000', 1];
  let [font, size, x, baseline]: [Font | undefined, number, number, number] = [undefined, 0, 0, 0];
  let from: readonly number[] = [];
  let matrix: readonly number[] = [];
  let pending: Mark[] = [];
  for (const line of operators.split('\n')) {
    const parts = line.split(' ');
    const operator = parts.at(-1)!;
    const numbers = parts.slice(0, -1).map(Number);
    if (operator === 'scn') fill = hexColour(numbers);
    else if (operator === 'SCN') stroke = hexColour(numbers);
    else if (operator === 'w') thickness = numbers[0]!;
    else if (operator === 'cm') matrix = numbers;
    else if (operator === 'Tm') [x, baseline] = [numbers[4]!, pageHeight - numbers[5]!];
    else if (operator === 'Tf') [font, size] = [fontOf(parts[0]!.slice(1)), Number(parts[1])];
    else if (operator === 'TJ') {
      const written = glyphsOf(line, font!, size);
      marks.push({ is: 'text', x, baseline, size, font: font!.name, colour: fill, ...written });
      x += written.width;
    } else if (operator === 're')
      pending.push({
        is: 'bar',
        x: numbers[0]!,
        y: numbers[1]!,
        width: numbers[2]!,
        height: numbers[3]!,
      });
    else if (operator === 'f') {
      marks.push(...pending);
      pending = [];
    } else if (operator === 'm') from = numbers;
    else if (operator === 'l')
      marks.push({
        is: 'rule',
        x: from[0]!,
        y: from[1]!,
        width: numbers[0]! - from[0]!,
        thickness,
        colour: stroke,
      });
    else if (operator === 'Do') {
      // The picture is a unit square that the matrix stretches and turns upright.
      const [width, , , height, left, bottom] = matrix as [number, number, number, number, number, number];
      marks.push({ is: 'image', x: left, y: bottom + height, width, height: -height });
    }
  }
  return marks;
}

/** `[<00010002> 27 <0003> 0] TJ`: glyph numbers, and kerning in thousandths of the size. */
function glyphsOf(line: string, font: Font, size: number) {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const [, hex, kerning] of line.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)) {
    if (kerning !== undefined) x -= (Number(kerning) * size) / 1000;
    for (const code of hex?.match(/.{4}/g) ?? []) {
      const glyph = Number.parseInt(code, 16);
      glyphs.push({ text: font.texts[glyph] ?? '', x });
      x += ((font.widths[glyph] ?? 0) * size) / 1000;
    }
  }
  return { glyphs, width: x, text: glyphs.map(({ text }) => text).join('') };
}
