import type { PaperDetail } from '@onehaul/domain/paper/layout';
import { boxCode } from '@onehaul/domain/order/order-number';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import type { DrawnLayout, LabelBox } from './papers.ts';
import {
  createPaper,
  drawBarcode,
  drawFitted,
  drawLogo,
  drawRule,
  drawText,
  fittingFontSize,
  millimetres,
  type Paper,
  textHeight,
} from './drawing.ts';
import { printable } from './font.ts';
import { textScale } from './text-scale.ts';

type Layout = DrawnLayout<'label'>;
/** Where one label is on the page; lengths are points. */
type Area = { readonly x: number; readonly y: number; readonly width: number; readonly heightMm: number };
type Label = {
  readonly paper: Paper;
  readonly words: PaperWords;
  readonly layout: Layout;
  readonly area: Area;
  readonly box: LabelBox;
};

const margin = millimetres(5);
const grey = '#444444';
/** Page and grid in millimetres. On A4 there are four labels of a quarter sheet each. */
const grids = {
  '100x150': { page: [100, 150], columns: 1, rows: 1 },
  a6: { page: [105, 148], columns: 1, rows: 1 },
  a4: { page: [210, 297], columns: 2, rows: 2 },
} as const;

/** Draws a label per box. */
export async function renderLabels(
  words: PaperWords,
  layout: Layout,
  boxes: readonly LabelBox[],
  tell: (done: number) => void,
): Promise<Uint8Array> {
  const { paper, finish } = createPaper(boxes[0]?.number ?? '');
  const { page, columns, rows } = grids[layout.size];
  const [widthMm, heightMm] = [page[0] / columns, page[1] / rows];
  for (const [index, box] of boxes.entries()) {
    const place = index % (columns * rows);
    if (place === 0) paper.addPage({ size: [millimetres(page[0]), millimetres(page[1])], margin: 0 });
    const area = {
      x: millimetres((place % columns) * widthMm) + margin,
      y: millimetres(Math.floor(place / columns) * heightMm),
      width: millimetres(widthMm) - 2 * margin,
      heightMm,
    };
    const label = { paper, words, layout, area, box };
    drawHead(label);
    drawCode(label);
    const foot = footOf(label);
    drawReceiver(label, foot.y);
    drawFoot(label, foot);
    tell(index + 1);
  }
  return finish();
}

function drawHead({ paper, words: { word }, layout, area, box }: Label): void {
  const { x, width } = area;
  const top = area.y + margin;
  const height = 24;
  const band = layout.logo && layout.logoPlace !== 'none' ? millimetres(26) : 0;
  if (layout.logo && band > 0) {
    const isLeft = layout.logoPlace === 'left';
    const place = { x: isLeft ? x : x + width - millimetres(24), y: top, width: millimetres(24) };
    drawLogo(paper, layout.logo, place, height, isLeft ? undefined : 'right');
  }
  const names = { x: layout.logoPlace === 'left' ? x + band : x, width: width - band };
  const [hasShop, hasLine] = [layout.parts.includes('shopName'), layout.parts.includes('lineName')];
  const share = hasShop && hasLine ? names.width / 2 : names.width;
  if (hasShop) {
    const shop = { x: names.x, y: top, width: share };
    drawFitted(paper, box.shopName, shop, { size: 11, isBold: true, height, least: 5 });
  }
  if (hasLine) {
    const line = { x: hasShop ? names.x + share : names.x, y: top, width: share };
    drawFitted(paper, box.lineName, line, { size: 9, align: 'right', height, colour: grey, least: 5 });
  }
  const y = area.y + millimetres(14);
  drawRule(paper, { x, y, width }, '#000000', 1.2);
  const size = fittingFontSize(paper, box.destinationName, width * 0.6, 24, 11);
  const destination = { x, y: y + 5, width: width * 0.6 };
  drawFitted(paper, box.destinationName, destination, { size, isBold: true, height: 42, least: 6 });
  const count = { x: x + width * 0.6, y: y + 5, width: width * 0.4 };
  const counted = `${box.box}/${box.boxCount}`;
  const countSize = fittingFontSize(paper, counted, count.width, 24, 8);
  drawText(paper, counted, count, { size: countSize, isBold: true, align: 'right' });
  drawText(
    paper,
    word('boxOf', { box: box.box, count: box.boxCount }),
    { ...count, y: y + 36 },
    { size: 7, align: 'right' },
  );
}

function drawCode({ paper, area: { x, y: top, width }, box }: Label): void {
  const y = top + millimetres(33);
  const code = boxCode(box.number, box.box);
  // Quiet zones on both sides, without which scanners do not detect the barcode.
  const quiet = millimetres(6);
  drawBarcode(paper, code, { x: x + quiet, y, width: width - 2 * quiet }, millimetres(26));
  drawText(paper, code, { x, y: y + millimetres(27), width }, { size: 15, isBold: true, align: 'center' });
  drawRule(paper, { x, y: y + millimetres(36), width });
}

/** Name and address take what the foot leaves: the address is never cut for the sake of details. */
function drawReceiver(
  { paper, words: { word }, layout, area: { x, y: top, width }, box }: Label,
  footTop: number,
): void {
  const scale = textScale[layout.textSize];
  let y = top + millimetres(71);
  drawText(paper, word('receiver'), { x, y, width }, { size: 7, colour: grey });
  y += 10;
  const hasPhone = layout.parts.includes('receiverPhone');
  const name = { x, y, width: hasPhone ? width * 0.55 : width };
  drawFitted(paper, box.receiverName, name, { size: 14 * scale, isBold: true, height: 37, least: 6 });
  if (hasPhone) {
    const phone = { x: x + width * 0.55, y: y + 2, width: width * 0.45 };
    const style = { size: 12 * scale, align: 'right', height: 35, least: 6 } as const;
    drawFitted(paper, box.receiverPhone, phone, style);
  }
  y += millimetres(14);
  if (box.pickupPointName) {
    const place = `${word('pickupPoint')}: ${box.pickupPointName}`;
    const style = { size: 10 * scale, isBold: true, height: 26, least: 6 };
    y += drawFitted(paper, place, { x, y, width }, style) + 2;
  }
  const address = [box.receiverAddress, box.receiverPostcode].filter(Boolean).join('  ');
  const height = footTop - y - 4;
  drawFitted(paper, address, { x, y, width }, { size: 10 * scale, height, least: 5 });
}

/** Relative width of each detail in its row. */
const shares: Readonly<Record<PaperDetail<'label'>, number>> = {
  weight: 0.27,
  size: 0.45,
  memberCode: 0.28,
  carrierName: 0.36,
  carrierBillNumber: 0.45,
  warehouseName: 0.36,
};
const perRow = 3;
const rowMm = 10;

type Foot = { readonly y: number; readonly rows: number; readonly footer: string; readonly height: number };

const footerSize = ({ textSize }: Layout) => 7 * textScale[textSize];

/** The foot grows upwards: details in rows of three, the order number, and the shop's own lines. */
function footOf({ paper, layout, area }: Label): Foot {
  const rows = Math.ceil(layout.details.length / perRow);
  const footer = printable(layout.footer);
  const style = { size: footerSize(layout), height: 20 };
  const height = footer === '' ? 0 : textHeight(paper, footer, area.width, style) + 1;
  return { y: area.y + millimetres(area.heightMm - 13 - rows * rowMm) - height, rows, footer, height };
}

function drawFoot({ paper, words, layout, area, box }: Label, { y, rows, footer, height }: Foot): void {
  const { word } = words;
  const { x, width } = area;
  drawRule(paper, { x, y, width });
  const values = detailsOf(words, box);
  for (let row = 0; row < rows; row += 1) {
    const shown = layout.details.slice(row * perRow, (row + 1) * perRow);
    const sum = shown.reduce((total, detail) => total + shares[detail], 0);
    const top = y + millimetres(row * rowMm);
    let left = x;
    for (const detail of shown) {
      const each = width * (shares[detail] / sum);
      const [label, value] = values[detail];
      drawFitted(
        paper,
        label,
        { x: left, y: top + 4, width: each },
        { size: 7, colour: grey, height: 9, least: 4 },
      );
      const style = { size: 10 * textScale[layout.textSize], isBold: true, height: 15, least: 4.5 };
      drawFitted(paper, value, { x: left, y: top + 14, width: each - 3 }, style);
      left += each;
    }
  }
  const last = y + millimetres(rows * rowMm + 1);
  drawText(paper, `${word('order')}: ${box.number}`, { x, y: last, width }, { size: 9 });
  if (box.isCollect) {
    const size = fittingFontSize(paper, word('collect'), width / 2, 11, 6);
    drawText(paper, word('collect'), { x, y: last, width }, { size, isBold: true, align: 'right' });
  }
  const style = { size: footerSize(layout), height, least: 4 };
  if (footer !== '') drawFitted(paper, footer, { x, y: last + 17, width }, style);
}

function detailsOf(
  { word, tag }: PaperWords,
  box: LabelBox,
): Readonly<Record<PaperDetail<'label'>, readonly [string, string]>> {
  const { weight, number } = measuresIn(tag);
  const sides = [box.lengthMm, box.widthMm, box.heightMm].map((side) => number(side / 10));
  return {
    weight: [word('weight'), weight(box.weightGrams)],
    size: [word('size'), `${sides.join(' × ')} cm`],
    memberCode: [word('member'), box.memberCode],
    carrierName: [word('carrier'), box.carrierName],
    carrierBillNumber: [word('billNumber'), box.carrierBillNumber],
    warehouseName: [word('warehouse'), box.warehouseName],
  };
}
