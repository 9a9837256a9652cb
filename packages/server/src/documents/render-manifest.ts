import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { numberPages, Sheet } from './grid.ts';
import type { ManifestPaper } from './papers.ts';
import { drawBarcode, createPaper, drawRule, drawText } from './drawing.ts';

/** Draws the manifest a driver signs: every order of a batch with its boxes, and the totals. */
export async function renderManifest(words: PaperWords, manifest: ManifestPaper): Promise<Uint8Array> {
  const { word } = words;
  const { paper, finish } = createPaper(manifest.number);
  const sheet = new Sheet(paper);
  drawHead(sheet, words, manifest);
  sheet.y += 8;
  sheet.table(
    [
      { title: word('number'), share: 0.09 },
      { title: word('order'), share: 0.19 },
      { title: word('billNumber'), share: 0.19 },
      { title: word('receiver'), share: 0.17 },
      { title: word('destination'), share: 0.16 },
      { title: word('boxes'), share: 0.08, align: 'right' },
      { title: word('weight'), share: 0.12, align: 'right' },
    ],
    manifestRows(words, manifest),
  );
  drawSignature(sheet, words, manifest);
  numberPages(
    paper,
    0,
    paper.bufferedPageRange().count,
    (page, count) => `${manifest.number} · ${word('page', { page, count })}`,
  );
  return finish();
}

/** Table rows: each bag and pallet with its orders below it, then loose orders, then the totals. */
export function manifestRows({ word, tag }: PaperWords, { orders, units }: ManifestPaper): string[][] {
  const { weight } = measuresIn(tag);
  const sums = (some: ManifestPaper['orders']) => ({
    boxes: some.reduce((sum, { boxCount }) => sum + boxCount, 0),
    grams: some.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
  });
  let line = 0;
  const rowsOf = (some: ManifestPaper['orders']) =>
    some.map((order) => [
      String((line += 1)),
      order.number,
      order.carrierBillNumber,
      order.receiverName,
      order.destination,
      String(order.boxCount),
      weight(order.weightGrams),
    ]);
  const filled = units
    .map((unit) => ({ ...unit, inside: orders.filter(({ unitNumber }) => unitNumber === unit.number) }))
    .filter(({ inside }) => inside.length > 0);
  const loose = orders.filter(({ unitNumber }) => unitNumber === null);
  const head = (name: string, some: ManifestPaper['orders'], grams: number | null) => {
    const { boxes, grams: ofBoxes } = sums(some);
    return ['', name, '', '', '', String(boxes), weight(grams ?? ofBoxes)];
  };
  const { boxes, grams } = sums(orders);
  const count = new Set(orders.map(({ number }) => number)).size;
  return [
    ...filled.flatMap(({ number, kind, weightGrams, inside }) => [
      head(`${word(`unit.${kind}`)} ${number}`, inside, weightGrams),
      ...rowsOf(inside),
    ]),
    // Without bags and pallets the list has no "loose" heading.
    ...(filled.length > 0 && loose.length > 0 ? [head(word('unit.loose'), loose, null)] : []),
    ...rowsOf(loose),
    [word('total'), `${word('orders')}: ${count}`, '', '', '', String(boxes), weight(grams)],
  ];
}

function drawHead(sheet: Sheet, { word, tag }: PaperWords, manifest: ManifestPaper): void {
  const { paper, x, width } = sheet;
  drawText(
    paper,
    manifest.shopName,
    { x, y: sheet.y, width: width / 2 },
    { size: 15, isBold: true, height: 20 },
  );
  drawText(paper, word('manifestTitle'), { x, y: sheet.y + 22, width: width / 2 }, { size: 10 });
  const code = { x: x + width - 170, y: sheet.y, width: 170 };
  drawBarcode(paper, manifest.number, code, 30);
  drawText(paper, manifest.number, { ...code, y: sheet.y + 32 }, { size: 10, isBold: true, align: 'center' });
  sheet.y += 54;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const { timeZone } = manifest;
  const time = (instant: Date | null) =>
    instant ? dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant) : '';
  sheet.facts([
    [word('warehouse'), manifest.warehouseName],
    [word('line'), manifest.lineName],
    [word('carrier'), manifest.carrierName],
    [word('destination'), manifest.destinationName],
    [word('seal'), manifest.sealNumber],
    [word('vehicle'), manifest.vehicle],
    [word('driver'), manifest.driverName],
    [word('closedAt'), time(manifest.closedAt)],
    [word('departedAt'), time(manifest.departedAt)],
  ]);
}

function drawSignature(sheet: Sheet, { word }: PaperWords, { signature, driverName }: ManifestPaper): void {
  sheet.reserve(110);
  sheet.y += 18;
  const { paper, x } = sheet;
  const width = 220;
  if (signature) paper.image(Buffer.from(signature), x, sheet.y, { fit: [width, 60] });
  drawRule(paper, { x, y: sheet.y + 64, width });
  const words = [word('signature'), driverName].filter(Boolean).join(': ');
  drawText(paper, words, { x, y: sheet.y + 68, width }, { size: 8 });
  sheet.y += 90;
}
