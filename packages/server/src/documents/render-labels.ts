import { boxCode } from '@onehaul/domain/order/order-number';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import type { LabelBox } from './papers.ts';
import {
  drawBarcode,
  fittingFontSize,
  millimetres,
  createPaper,
  type Paper,
  drawRule,
  drawText,
} from './drawing.ts';

const [pageWidth, pageHeight] = [millimetres(100), millimetres(150)];
const margin = millimetres(5);
const width = pageWidth - 2 * margin;
const grey = '#444444';

/** Draws one page of 100 by 150 mm per box: the usual stock of label printers in this trade. */
export async function renderLabels(
  words: PaperWords,
  boxes: readonly LabelBox[],
  tell: (done: number) => void,
): Promise<Uint8Array> {
  const { paper, finish } = createPaper(boxes[0]?.number ?? '');
  for (const [index, box] of boxes.entries()) {
    paper.addPage({ size: [pageWidth, pageHeight], margin: 0 });
    drawHead(paper, words, box);
    drawCode(paper, box);
    drawReceiver(paper, words, box);
    drawFoot(paper, words, box);
    tell(index + 1);
  }
  return finish();
}

function drawHead(paper: Paper, { word }: PaperWords, box: LabelBox): void {
  const half = width / 2;
  drawText(
    paper,
    box.shopName,
    { x: margin, y: margin, width: half },
    { size: 11, isBold: true, height: 16 },
  );
  const line = { x: margin + half, y: margin, width: half };
  drawText(paper, box.lineName, line, { size: 9, align: 'right', height: 30, colour: grey });
  const y = millimetres(14);
  drawRule(paper, { x: margin, y, width }, '#000000', 1.2);
  const size = fittingFontSize(paper, box.destinationName, width * 0.6, 24, 11);
  drawText(
    paper,
    box.destinationName,
    { x: margin, y: y + 5, width: width * 0.62 },
    { size, isBold: true, height: 34 },
  );
  const count = { x: margin + width * 0.6, y: y + 5, width: width * 0.4 };
  drawText(paper, `${box.box}/${box.boxCount}`, count, { size: 24, isBold: true, align: 'right' });
  drawText(
    paper,
    word('boxOf', { box: box.box, count: box.boxCount }),
    { ...count, y: y + 36 },
    { size: 7, align: 'right' },
  );
}

function drawCode(paper: Paper, box: LabelBox): void {
  const y = millimetres(33);
  const code = boxCode(box.number, box.box);
  // Quiet zones on both sides, without which scanners do not detect the barcode.
  const quiet = millimetres(6);
  drawBarcode(paper, code, { x: margin + quiet, y, width: width - 2 * quiet }, millimetres(26));
  drawText(
    paper,
    code,
    { x: margin, y: y + millimetres(27), width },
    { size: 15, isBold: true, align: 'center' },
  );
  drawRule(paper, { x: margin, y: y + millimetres(36), width });
}

function drawReceiver(paper: Paper, { word }: PaperWords, box: LabelBox): void {
  let y = millimetres(71);
  drawText(paper, word('receiver'), { x: margin, y, width }, { size: 7, colour: grey });
  y += 10;
  const name = { x: margin, y, width: width * 0.55 };
  drawText(paper, box.receiverName, name, { size: 14, isBold: true, height: 40 });
  const phone = { x: margin + width * 0.55, y: y + 2, width: width * 0.45 };
  drawText(paper, box.receiverPhone, phone, { size: 12, align: 'right', height: 16 });
  y += millimetres(14);
  if (box.pickupPointName) {
    const place = `${word('pickupPoint')}: ${box.pickupPointName}`;
    y += drawText(paper, place, { x: margin, y, width }, { size: 10, isBold: true, height: 26 }) + 2;
  }
  const address = [box.receiverAddress, box.receiverPostcode].filter(Boolean).join('  ');
  drawText(paper, address, { x: margin, y, width }, { size: 10, height: millimetres(27) });
}

function drawFoot(paper: Paper, { word, tag }: PaperWords, box: LabelBox): void {
  const { weight, number } = measuresIn(tag);
  const y = millimetres(127);
  drawRule(paper, { x: margin, y, width });
  const sides = [box.lengthMm, box.widthMm, box.heightMm].map((side) => number(side / 10));
  const cells = [
    { label: word('weight'), value: weight(box.weightGrams), share: 0.27 },
    { label: word('size'), value: `${sides.join(' × ')} cm`, share: 0.45 },
    { label: word('member'), value: box.memberCode, share: 0.28 },
  ];
  let x = margin;
  for (const { label, value, share } of cells) {
    const each = width * share;
    drawText(paper, label, { x, y: y + 4, width: each }, { size: 7, colour: grey });
    drawText(paper, value, { x, y: y + 14, width: each - 3 }, { size: 10, isBold: true, height: 16 });
    x += each;
  }
  const last = y + millimetres(11);
  drawText(paper, `${word('order')}: ${box.number}`, { x: margin, y: last, width }, { size: 9 });
  if (box.isCollect)
    drawText(
      paper,
      word('collect'),
      { x: margin, y: last, width },
      { size: 11, isBold: true, align: 'right' },
    );
}
