import type { BinLabelSheet } from './papers.ts';
import { drawBarcode, fittingFontSize, millimetres, createPaper, type Paper, drawText } from './drawing.ts';

type Layout = {
  readonly page: readonly [number, number];
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
};

/** A4 sheets of 24 labels (70 by 37 mm), and rolls of 100 by 50 mm for label printers. */
const layouts: Readonly<Record<BinLabelSheet['size'], Layout>> = {
  a4: { page: [210, 297], columns: 3, rows: 8, label: { width: 70, height: 37 } },
  roll: { page: [100, 50], columns: 1, rows: 1, label: { width: 100, height: 50 } },
};

/** Labels with the code in large type above its Code 128 barcode. */
export async function drawBinLabels(
  { warehouseName, codes, size }: BinLabelSheet,
  tell: (done: number) => void,
): Promise<Uint8Array> {
  const { page, columns, rows, label } = layouts[size];
  const perPage = columns * rows;
  const { paper, finish } = createPaper(warehouseName);
  for (const [index, code] of codes.entries()) {
    const place = index % perPage;
    if (place === 0) {
      paper.addPage({ size: [millimetres(page[0]), millimetres(page[1])], margin: 0 });
      tell(index);
    }
    const left = (page[0] - columns * label.width) / 2 + (place % columns) * label.width;
    const top = (page[1] - rows * label.height) / 2 + Math.floor(place / columns) * label.height;
    drawLabel(paper, code, warehouseName, { ...label, left, top });
  }
  return finish();
}

type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

function drawLabel(paper: Paper, code: string, warehouseName: string, area: Area): void {
  // Quiet zones on both sides, without which scanners do not detect the barcode.
  const quiet = millimetres(6);
  const x = millimetres(area.left) + quiet;
  const width = millimetres(area.width) - 2 * quiet;
  const at = (share: number) => millimetres(area.top + area.height * share);
  const size = fittingFontSize(paper, code, width, millimetres(area.height) * 0.3, 8);
  drawText(paper, code, { x, y: at(0.08), width }, { size, isBold: true, align: 'center' });
  drawBarcode(paper, code, { x, y: at(0.46), width }, millimetres(area.height * 0.34));
  drawText(paper, warehouseName, { x, y: at(0.84), width }, { size: 7, align: 'center', height: 10 });
}
