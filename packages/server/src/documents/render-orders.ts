import { dateFormat } from '@onehaul/i18n/formats';
import { billLineText } from '@onehaul/i18n/bill-line-text';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import type { PaperDetail } from '@onehaul/domain/paper/layout';
import { numberPages, pageOf, Sheet } from './grid.ts';
import { drawIssuer } from './draw-issuer.ts';
import type { DrawnLayout, OrderPaper } from './papers.ts';
import { drawBarcode, createPaper, drawRule, drawText } from './drawing.ts';

const currency = 'CNY';

type Layout = DrawnLayout<'orderSheet'>;

/** Each order starts on a new page. */
export async function renderOrders(
  words: PaperWords,
  layout: Layout,
  orders: readonly OrderPaper[],
  tell: (done: number) => void,
): Promise<Uint8Array> {
  const { paper, finish } = createPaper(orders[0]?.number ?? '');
  const page = pageOf(layout);
  for (const [index, order] of orders.entries()) {
    const from = paper.bufferedPageRange().count;
    const sheet = new Sheet(paper, page);
    drawHead(sheet, words, layout, order);
    drawParcels(sheet, words, order);
    if (layout.parts.includes('boxes')) drawBoxes(sheet, words, order);
    if (layout.parts.includes('declaration')) drawDeclaration(sheet, words, order);
    if (layout.parts.includes('bill')) drawBill(sheet, words, order);
    numberPages(
      paper,
      from,
      paper.bufferedPageRange().count,
      (number, count) => `${order.number} · ${words.word('page', { page: number, count })}`,
      { footer: layout.footer, page },
    );
    tell(index + 1);
  }
  return finish();
}

function drawHead(sheet: Sheet, words: PaperWords, layout: Layout, order: OrderPaper): void {
  const { paper, x, width } = sheet;
  const { isNarrow } = sheet.page;
  drawIssuer(sheet, layout, {
    name: order.shopName,
    title: words.word('sheetTitle'),
    width: isNarrow ? width : width / 2,
  });
  // On a narrow page the barcode has a row of its own, so that its bars stay wide enough to scan.
  if (isNarrow) sheet.y += 38;
  const code = isNarrow
    ? { x: x + width * 0.1, y: sheet.y, width: width * 0.8 }
    : { x: x + width - 190, y: sheet.y, width: 190 };
  drawBarcode(paper, order.number, code, 34);
  drawText(paper, order.number, { ...code, y: sheet.y + 36 }, { size: 10, isBold: true, align: 'center' });
  sheet.y += 56;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const facts = factsOf(words, order);
  sheet.facts(layout.details.map((detail) => facts[detail]));
}

function factsOf(
  { word, tag }: PaperWords,
  order: OrderPaper,
): Readonly<Record<PaperDetail<'orderSheet'>, readonly [string, string]>> {
  const { timeZone } = order;
  const time = dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    createdAt: [word('createdAt'), time.format(order.createdAt)],
    memberCode: [word('member'), order.memberCode],
    lineName: [word('line'), order.lineName],
    destination: [word('destination'), order.destinationName],
    warehouseName: [word('warehouse'), order.warehouseName],
    carrierName: [word('carrier'), order.carrierName],
    receiverName: [word('receiver'), order.receiverName],
    receiverPhone: [word('phone'), order.receiverPhone],
    address: [word('address'), [order.receiverAddress, order.receiverPostcode].filter(Boolean).join('  ')],
    pickupPoint: [word('pickupPoint'), order.pickupPointName],
    carrierBillNumber: [word('billNumber'), order.carrierBillNumber],
    remark: [word('remark'), order.remark],
  };
}

function drawParcels(sheet: Sheet, { word, tag }: PaperWords, { parcels }: OrderPaper): void {
  const { weight } = measuresIn(tag);
  const { isNarrow } = sheet.page;
  sheet.heading(`${word('parcels')} (${parcels.length})`);
  sheet.table(
    [
      { title: word('courierNumber'), share: 0.34 },
      { title: word('goods'), share: isNarrow ? 0.28 : 0.38 },
      { title: word('quantity'), share: isNarrow ? 0.17 : 0.13, align: 'right' },
      { title: word('weight'), share: isNarrow ? 0.21 : 0.15, align: 'right' },
    ],
    parcels.map((parcel) => [
      parcel.courierNumber,
      parcel.goodsName,
      String(parcel.quantity),
      parcel.weightGrams === null ? '' : weight(parcel.weightGrams),
    ]),
  );
}

function drawBoxes(sheet: Sheet, { word, tag }: PaperWords, { boxes }: OrderPaper): void {
  if (boxes.length === 0) return;
  const { weight, number } = measuresIn(tag);
  sheet.heading(`${word('boxes')} (${boxes.length})`);
  sheet.table(
    [
      { title: word('box'), share: 0.34 },
      { title: word('size'), share: 0.46 },
      { title: word('weight'), share: 0.2, align: 'right' },
    ],
    boxes.map((box) => [
      String(box.box),
      `${[box.lengthMm, box.widthMm, box.heightMm].map((side) => number(side / 10)).join(' × ')} cm`,
      weight(box.weightGrams),
    ]),
  );
}

function drawDeclaration(sheet: Sheet, { word, tag }: PaperWords, { declaration }: OrderPaper): void {
  if (declaration.length === 0) return;
  const { money, number } = measuresIn(tag);
  sheet.heading(word('declaration'));
  if (sheet.page.isNarrow) {
    sheet.table(
      [
        { title: word('goods'), share: 0.53 },
        { title: word('quantity'), share: 0.17, align: 'right' },
        { title: word('value'), share: 0.3, align: 'right' },
      ],
      declaration.map((goods) => [
        [goods.nameEnglish, goods.nameChinese, goods.hsCode, goods.origin].filter(Boolean).join(' / '),
        number(goods.quantity),
        money(goods.unitPriceCents * goods.quantity, currency),
      ]),
    );
    return;
  }
  sheet.table(
    [
      { title: word('nameChinese'), share: 0.22 },
      { title: word('nameEnglish'), share: 0.22 },
      { title: word('hsCode'), share: 0.13 },
      { title: word('origin'), share: 0.09 },
      { title: word('quantity'), share: 0.1, align: 'right' },
      { title: word('unitValue'), share: 0.12, align: 'right' },
      { title: word('value'), share: 0.12, align: 'right' },
    ],
    declaration.map((goods) => [
      goods.nameChinese,
      goods.nameEnglish,
      goods.hsCode,
      goods.origin,
      number(goods.quantity),
      money(goods.unitPriceCents, currency),
      money(goods.unitPriceCents * goods.quantity, currency),
    ]),
  );
}

/** Rules whose explanation names a remote area or service of the shop; on paper the label is enough. */
const rulesWithoutExplanation = new Set(['remote', 'service']);

function drawBill(sheet: Sheet, words: PaperWords, order: OrderPaper): void {
  const { word, tag } = words;
  const { money } = measuresIn(tag);
  sheet.heading(word('bill'));
  const { bill } = order;
  if (!bill) {
    sheet.y += drawText(sheet.paper, word('notPriced'), sheet, { size: sheet.page.textSize });
    return;
  }
  const names = { area: () => '', service: () => '' };
  sheet.table(
    [
      { title: word('charge'), share: 0.24 },
      { title: '', share: sheet.page.isNarrow ? 0.46 : 0.56 },
      { title: word('amount'), share: sheet.page.isNarrow ? 0.3 : 0.2, align: 'right' },
    ],
    bill.lines.map((line) => {
      const { label, words: why, amount } = billLineText(words.bill, tag, bill, line, names);
      return [label, rulesWithoutExplanation.has(line.rule) ? '' : why, amount];
    }),
  );
  sheet.reserve(60);
  sheet.y += 6;
  const sums = [
    [word('total'), order.totalMinor],
    [word('paid'), order.paidMinor],
    ...(order.dueMinor > 0 ? [[word('due'), order.dueMinor] as const] : []),
  ] as const;
  const share = sheet.page.isNarrow ? 0.6 : 0.8;
  const size = sheet.page.isNarrow ? 7.5 : 10;
  for (const [name, minor] of sums) {
    const { x, y, width } = sheet;
    const isBold = minor === order.totalMinor && name === word('total');
    drawText(sheet.paper, name, { x, y, width: width * share }, { align: 'right', size, isBold });
    const place = { x: x + width * share, y, width: width * (1 - share) - 3 };
    sheet.y += drawText(sheet.paper, money(minor, currency), place, { align: 'right', size, isBold }) + 2;
  }
}
