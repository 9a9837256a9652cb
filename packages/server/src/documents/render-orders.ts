import { dateFormat } from '@onehaul/i18n/formats';
import { billLineText } from '@onehaul/i18n/bill-line-text';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { numberPages, Sheet } from './grid.ts';
import type { OrderPaper } from './papers.ts';
import { drawBarcode, createPaper, drawRule, drawText } from './drawing.ts';

const currency = 'CNY';

/** A4; each order starts on a new page. */
export async function renderOrders(
  words: PaperWords,
  orders: readonly OrderPaper[],
  tell: (done: number) => void,
): Promise<Uint8Array> {
  const { paper, finish } = createPaper(orders[0]?.number ?? '');
  for (const [index, order] of orders.entries()) {
    const from = paper.bufferedPageRange().count;
    const sheet = new Sheet(paper);
    drawHead(sheet, words, order);
    drawParcels(sheet, words, order);
    drawDeclaration(sheet, words, order);
    drawBill(sheet, words, order);
    numberPages(
      paper,
      from,
      paper.bufferedPageRange().count,
      (page, count) => `${order.number} · ${words.word('page', { page, count })}`,
    );
    tell(index + 1);
  }
  return finish();
}

function drawHead(sheet: Sheet, { word, tag }: PaperWords, order: OrderPaper): void {
  const { paper, x, width } = sheet;
  drawText(
    paper,
    order.shopName,
    { x, y: sheet.y, width: width / 2 },
    { size: 15, isBold: true, height: 20 },
  );
  drawText(paper, word('sheetTitle'), { x, y: sheet.y + 22, width: width / 2 }, { size: 10 });
  const code = { x: x + width - 190, y: sheet.y, width: 190 };
  drawBarcode(paper, order.number, code, 34);
  drawText(paper, order.number, { ...code, y: sheet.y + 36 }, { size: 10, isBold: true, align: 'center' });
  sheet.y += 56;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const { timeZone } = order;
  sheet.facts([
    [
      word('createdAt'),
      dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(order.createdAt),
    ],
    [word('member'), order.memberCode],
    [word('line'), order.lineName],
    [word('destination'), order.destinationName],
    [word('warehouse'), order.warehouseName],
    [word('carrier'), order.carrierName],
    [word('receiver'), order.receiverName],
    [word('phone'), order.receiverPhone],
    [word('address'), [order.receiverAddress, order.receiverPostcode].filter(Boolean).join('  ')],
    [word('pickupPoint'), order.pickupPointName],
    [word('billNumber'), order.carrierBillNumber],
    [word('remark'), order.remark],
  ]);
}

function drawParcels(sheet: Sheet, { word, tag }: PaperWords, { parcels, boxes }: OrderPaper): void {
  const { weight, number } = measuresIn(tag);
  sheet.heading(`${word('parcels')} (${parcels.length})`);
  sheet.table(
    [
      { title: word('courierNumber'), share: 0.34 },
      { title: word('goods'), share: 0.38 },
      { title: word('quantity'), share: 0.13, align: 'right' },
      { title: word('weight'), share: 0.15, align: 'right' },
    ],
    parcels.map((parcel) => [
      parcel.courierNumber,
      parcel.goodsName,
      String(parcel.quantity),
      parcel.weightGrams === null ? '' : weight(parcel.weightGrams),
    ]),
  );
  if (boxes.length === 0) return;
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
    sheet.y += drawText(sheet.paper, word('notPriced'), sheet, { size: 8.5 });
    return;
  }
  const names = { area: () => '', service: () => '' };
  sheet.table(
    [
      { title: word('charge'), share: 0.24 },
      { title: '', share: 0.56 },
      { title: word('amount'), share: 0.2, align: 'right' },
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
  for (const [name, minor] of sums) {
    const { x, y, width } = sheet;
    const isBold = minor === order.totalMinor && name === word('total');
    drawText(sheet.paper, name, { x, y, width: width * 0.8 }, { align: 'right', size: 10, isBold });
    const place = { x: x + width * 0.8, y, width: width * 0.2 - 3 };
    sheet.y += drawText(sheet.paper, money(minor, currency), place, { align: 'right', size: 10, isBold }) + 2;
  }
}
