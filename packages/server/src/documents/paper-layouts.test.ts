import { createHash } from 'node:crypto';
import { type Language, languages } from '@onehaul/domain/language';
import {
  logoPlaces,
  type PaperKind,
  paperKinds,
  papers,
  paperSizes,
  type PaperSize,
  textSizes,
} from '@onehaul/domain/paper/layout';
import { paperWords } from '@onehaul/i18n/paper-text';
import { hostileHtml } from '@onehaul/testing/hostile-html';
import {
  invoiceSample,
  labelSample,
  longInvoice,
  longLabel,
  longOrder,
  orderSample,
} from '@onehaul/testing/paper-samples';
import { decodeCode128 } from '@onehaul/testing/read-code-128';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { millimetres } from './drawing.ts';
import { fonts } from './font.ts';
import { makePreview } from './make-document.ts';
import { type DrawnLayout, plainLayout } from './papers.ts';
import { type Bar, type Mark, type PdfPage, readPdf } from './read-pdf.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderLabels } from './render-labels.ts';
import { renderOrders } from './render-orders.ts';

let logo: Uint8Array;
beforeAll(async () => {
  const create = { width: 400, height: 120, channels: 3, background: '#123456' } as const;
  logo = new Uint8Array(await sharp({ create }).png().toBuffer());
});

const ignore = () => undefined;
const label = async (
  layout: Partial<DrawnLayout<'label'>>,
  boxes = [labelSample],
  language: Language = 'vi',
) => readPdf(await renderLabels(paperWords(language), { ...plainLayout('label'), ...layout }, boxes, ignore));
const sheet = async (
  layout: Partial<DrawnLayout<'orderSheet'>>,
  orders = [orderSample],
  language: Language = 'vi',
) =>
  readPdf(
    await renderOrders(paperWords(language), { ...plainLayout('orderSheet'), ...layout }, orders, ignore),
  );
const invoice = async (
  layout: Partial<DrawnLayout<'invoice'>>,
  paper = invoiceSample,
  language: Language = 'vi',
) => readPdf(await renderInvoice(paperWords(language), { ...plainLayout('invoice'), ...layout }, paper));

const textOf = (pages: readonly PdfPage[]) =>
  pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'text' ? [mark.text] : []))).join('\n');

describe('a shop that has changed nothing', () => {
  const hash = (pages: readonly PdfPage[]) =>
    createHash('sha256')
      .update(pages.map(({ width, height, operators }) => `${width} ${height}\n${operators}`).join('\f'))
      .digest('hex')
      .slice(0, 16);
  /** Drawing operators of the papers before shops could lay them out. */
  const printedBefore: Record<Language, readonly string[]> = {
    zhHans: ['a81dc19a905c0467', 'a08884edb82fd8ff', 'e54bf2fd61cc8946'],
    zhHanT: ['2efb9e92f493d593', 'cf66871f841aacf6', '12ac1e1b10a121d2'],
    en: ['5b0b061d36a888f7', 'a80a9c533b76bda8', '8bb179dbbacfcfb5'],
    vi: ['cf02c35c44693987', '80371d696140c3d8', 'edfa2ee5f289999b'],
  };

  test.each(languages)('prints the same as before in %s', async (language) => {
    const boxes = [
      labelSample,
      { ...labelSample, box: 2, isCollect: true, pickupPointName: 'Taipei Main Station' },
    ];
    const many = { ...orderSample, parcels: Array.from({ length: 80 }, () => orderSample.parcels[0]!) };
    const goods = Array.from({ length: 60 }, () => orderSample.declaration[0]!);
    expect([
      hash(await label({}, boxes, language)),
      hash(await sheet({}, [orderSample, many], language)),
      hash(await invoice({}, { ...invoiceSample, declaration: goods }, language)),
    ]).toEqual(printedBefore[language]);
  });
});

type Box = { readonly x: number; readonly y: number; readonly right: number; readonly bottom: number };

/** Ink of each glyph, by the outlines of the font. */
const glyphBoxes = (mark: Extract<Mark, { is: 'text' }>): Box[] =>
  mark.glyphs
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x }) => {
      const { bbox } = fonts[mark.font].layout(text);
      const scale = mark.size / 1000;
      return {
        x: mark.x + x + bbox.minX * scale,
        right: mark.x + x + bbox.maxX * scale,
        y: mark.baseline - bbox.maxY * scale,
        bottom: mark.baseline - bbox.minY * scale,
      };
    });
const tolerance = 0.3;
const meet = (one: Box, other: Box) =>
  one.x < other.right - tolerance &&
  other.x < one.right - tolerance &&
  one.y < other.bottom - tolerance &&
  other.y < one.bottom - tolerance;
const around = (boxes: readonly Box[]): Box => ({
  x: Math.min(...boxes.map(({ x }) => x)),
  y: Math.min(...boxes.map(({ y }) => y)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const barsOf = (marks: readonly Mark[]) => marks.filter((mark): mark is Bar => mark.is === 'bar');

/** What is outside the page or on top of something else. */
function faultsOf({ width, height, marks }: PdfPage): string[] {
  const bars = barsOf(marks);
  const boxOf = (mark: Mark): Box[] => {
    if (mark.is === 'text') return glyphBoxes(mark);
    const { x, y } = mark;
    return [{ x, y, right: x + mark.width, bottom: y + ('height' in mark ? mark.height : 0.5) }];
  };
  const drawn = [
    ...marks
      .filter((mark) => mark.is !== 'bar')
      .map((mark) => ({ name: mark.is === 'text' ? mark.text : mark.is, boxes: boxOf(mark) })),
    // The bars of one code are close together on purpose.
    ...[...Map.groupBy(bars, ({ y }) => y).values()].flatMap((some) => {
      const codes = Object.values(Object.groupBy(some, ({ x }) => String(x > width / 2 && width > 500)));
      return codes.map((code) => ({ name: 'barcode', boxes: [around(code!.flatMap(boxOf))] }));
    }),
  ].filter(({ boxes }) => boxes.length > 0);
  const edge = millimetres(3);
  const outside = drawn.filter(({ boxes }) => {
    const { x, y, right, bottom } = around(boxes);
    return x < edge || y < edge || right > width - edge || bottom > height - edge;
  });
  const overlaps = drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .filter((other) => meet(around(one.boxes), around(other.boxes)))
      .filter((other) => one.boxes.some((box) => other.boxes.some((each) => meet(box, each))))
      .map((other) => `${one.name} | ${other.name}`),
  );
  return [...outside.map(({ name }) => `outside: ${name}`), ...overlaps];
}

const footer = 'Cảm ơn quý khách! Khiếu nại trong vòng 7 ngày. 謝謝惠顧，七日內可申訴。';
const longFooter = footer.repeat(3).slice(0, 200);

describe.each(logoPlaces)('with the logo: %s', (logoPlace) => {
  const all = (kind: PaperKind) => ({ ...papers[kind] }) as { readonly sizes: readonly PaperSize[] };
  const cases = paperKinds.flatMap((kind) =>
    all(kind).sizes.flatMap((size) => textSizes.map((textSize) => ({ kind, size, textSize }))),
  );

  test.each(cases)('$kind on $size in $textSize: nothing overlaps or leaves the page', async (one) => {
    const { kind, size, textSize } = one;
    const shared = { size, textSize, logo, logoPlace };
    for (const [isLong, text] of [
      [true, longFooter],
      [false, footer],
    ] as const) {
      const given = { ...shared, footer: text };
      const pages =
        kind === 'label'
          ? await label(
              { ...given, details: papers.label.details },
              isLong ? [longLabel, longLabel, longLabel, longLabel] : [labelSample],
            )
          : kind === 'orderSheet'
            ? await sheet(given, [isLong ? longOrder : orderSample])
            : await invoice(given, isLong ? longInvoice : invoiceSample);
      expect(pages.flatMap(faultsOf)).toEqual([]);
      const { width, height } = paperSizes[size];
      expect(pages[0]!.width).toBeCloseTo(millimetres(width), 0);
      expect(pages[0]!.height).toBeCloseTo(millimetres(height), 0);
      expect(pages[0]!.marks.filter(({ is }) => is === 'image')).toHaveLength(
        logoPlace === 'none' ? 0 : kind === 'label' && size === 'a4' && isLong ? 4 : 1,
      );
    }
  });
});

test('the smallest print of a label is readable, and an address of 200 characters is whole', async () => {
  const layout = { footer: longFooter, details: papers.label.details, textSize: 'large' } as const;
  const pages = await label(layout, [longLabel]);
  const flat = textOf(pages).replaceAll(/\s/g, '');
  for (const part of ['receiverName', 'receiverAddress', 'pickupPointName', 'receiverPhone'] as const)
    expect(flat, part).toContain(longLabel[part].replaceAll(/\s/g, ''));
  const sizes = pages[0]!.marks.flatMap((mark) => (mark.is === 'text' ? [mark.size] : []));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
});

describe('barcodes', () => {
  const dotsPerPoint = 203 / 72;
  /** Bars as a thermal printer of 203 dpi makes them: every edge on a whole dot. */
  const printed = (bars: readonly { readonly x: number; readonly width: number }[]) =>
    bars.map(
      ({ x, width }) => [Math.round(x * dotsPerPoint), Math.round((x + width) * dotsPerPoint)] as const,
    );
  const codesOf = ({ marks, width }: PdfPage) => {
    const bars = barsOf(marks);
    return Object.values(Object.groupBy(bars, ({ x, y }) => `${y} ${width > 500 && x > width / 2}`));
  };

  test.each(papers.label.sizes)('a label on %s is read at 203 dpi', async (size) => {
    for (const box of [labelSample, longLabel])
      for (const page of await label({ size }, [box]))
        for (const bars of codesOf(page)) {
          expect(decodeCode128(printed(bars!))).toBe(`${box.number}-${box.box}`);
          // Two dots of the printer: the least that a hand scanner reads.
          expect(Math.min(...bars!.map(({ width }) => width))).toBeGreaterThan(millimetres(0.25));
          const module = Math.min(...bars!.map(({ width }) => width));
          expect(bars![0]!.x).toBeGreaterThan(10 * module);
        }
  });

  test.each(papers.orderSheet.sizes)('an order sheet on %s is read at 203 dpi', async (size) => {
    for (const page of (await sheet({ size })).slice(0, 1))
      for (const bars of codesOf(page)) {
        expect(decodeCode128(printed(bars!))).toBe(orderSample.number);
        expect(Math.min(...bars!.map(({ width }) => width))).toBeGreaterThan(millimetres(0.25));
      }
  });
});

describe('what is chosen', () => {
  test('a label without optional fields has the required ones only', async () => {
    const bare = textOf(await label({ parts: papers.label.requiredParts, details: [] }, [longLabel], 'en'));
    expect(bare).toContain('K7QP4X9RWD-9998');
    expect(bare).toContain('Freight collect');
    expect(bare).not.toContain('Weight');
    expect(bare).not.toContain('3822');
    expect(bare).not.toContain('Harbour');
  });

  test('details follow one another in the order of the shop', async () => {
    const details = ['memberCode', 'carrierBillNumber', 'weight'] as const;
    const text = textOf(await label({ details }, [labelSample], 'en'));
    expect(text).toMatch(/Member\nAB23CD\nCarrier bill number\nHCT123456789\nWeight\n1.25 kg/);
    const facts = textOf(await sheet({ details: ['remark', 'address', 'createdAt'] }, [orderSample], 'en'));
    expect(facts).toMatch(/Remark\nHandle with care\nAddress\n[^]*Ordered/);
    expect(facts).not.toContain('HK air');
  });

  test('sections of a sheet and columns of an invoice can be left out', async () => {
    const text = textOf(await sheet({ parts: ['barcode', 'parcels'] }, [orderSample], 'en'));
    expect(text).toContain('Parcels (2)');
    for (const heading of ['Boxes', 'declaration', 'Charges']) expect(text).not.toContain(heading);
    const without = textOf(await invoice({ parts: papers.invoice.requiredParts }, invoiceSample, 'en'));
    expect(without).not.toContain('cotton');
    expect(without).toContain('610910');
  });

  test('four labels share a sheet of A4', async () => {
    const five = Array.from({ length: 5 }, (_, index) => ({ ...labelSample, box: index + 1, boxCount: 5 }));
    const pages = await label({ size: 'a4' }, five);
    expect(pages).toHaveLength(2);
    expect(textOf(pages.slice(0, 1)).match(/K7QP4X9RWD-\d/g)).toHaveLength(4);
  });
});

describe('the preview', () => {
  test('shows no more than three pages and says how many there are', async () => {
    const layout = { ...plainLayout('orderSheet'), size: 'a6' as const };
    const { pages, count } = await makePreview('en', { kind: 'orders', layout, orders: [longOrder] });
    expect(pages).toHaveLength(3);
    expect(count).toBeGreaterThan(3);
  });

  test('is a picture without any text: markup in a footer is letters (S35)', async () => {
    for (const text of hostileHtml) {
      const layout = { ...plainLayout('label'), footer: text };
      const { pages } = await makePreview('en', { kind: 'labels', layout, boxes: [labelSample] });
      // Elements and attributes that the writer of the picture uses, and nothing between them.
      const rest = pages[0]!.replaceAll(/<\/?(?:svg|defs|path|rect|g|use)(?: [a-z-]+="[^"<>]*")*\/?>/gi, '');
      expect(rest, text).toBe('');
      expect(pages[0], text).not.toMatch(/ (?:on\w+|style)=|href="[^#]|script/i);
    }
  });
});
