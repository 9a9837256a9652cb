import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import type { UnitLabelPaper } from './papers.ts';
import { drawBarcode, fittingFontSize, millimetres, createPaper, drawRule, drawText } from './drawing.ts';

const [pageWidth, pageHeight] = [millimetres(100), millimetres(150)];
const margin = millimetres(5);
const width = pageWidth - 2 * margin;

/** One page of 100 by 150 mm: the number of a bag or pallet as a barcode, and its contents in large type. */
export async function renderUnitLabel({ word, tag }: PaperWords, unit: UnitLabelPaper): Promise<Uint8Array> {
  const { paper, finish } = createPaper(unit.number);
  const { weight } = measuresIn(tag);
  paper.addPage({ size: [pageWidth, pageHeight], margin: 0 });
  const half = width / 2;
  drawText(
    paper,
    unit.shopName,
    { x: margin, y: margin, width: half },
    { size: 11, isBold: true, height: 16 },
  );
  const kind = { x: margin + half, y: margin, width: half };
  drawText(paper, word(`unit.${unit.kind}`), kind, { size: 14, isBold: true, align: 'right', height: 20 });
  drawRule(paper, { x: margin, y: millimetres(14), width }, '#000000', 1.2);
  const size = fittingFontSize(paper, unit.destinationName, width, 30, 12);
  const destination = { x: margin, y: millimetres(17), width };
  drawText(paper, unit.destinationName, destination, { size, isBold: true, height: 40 });
  // Quiet zones on both sides, without which scanners do not detect the barcode.
  const quiet = millimetres(6);
  const code = { x: margin + quiet, y: millimetres(36), width: width - 2 * quiet };
  drawBarcode(paper, unit.number, code, millimetres(28));
  drawText(
    paper,
    unit.number,
    { x: margin, y: millimetres(66), width },
    { size: 15, isBold: true, align: 'center', height: 20 },
  );
  drawRule(paper, { x: margin, y: millimetres(76), width });
  const facts: readonly (readonly [string, string])[] = [
    [word('batch'), unit.batchNumber],
    [word('boxes'), String(unit.boxes)],
    [word('weight'), unit.weightGrams === null ? '' : weight(unit.weightGrams)],
    [word('line'), unit.lineName],
    [word('carrier'), unit.carrierName],
    [word('warehouse'), unit.warehouseName],
  ];
  for (const [index, [label, value]] of facts.entries()) {
    const y = millimetres(80 + index * 11);
    drawText(paper, label, { x: margin, y: y + 4, width: width * 0.32 }, { size: 8, height: 12 });
    const right = { x: margin + width * 0.34, y, width: width * 0.66 };
    drawText(paper, value, right, {
      size: fittingFontSize(paper, value, right.width, 15, 8),
      isBold: true,
      height: 20,
    });
  }
  return finish();
}
