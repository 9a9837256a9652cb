import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import type { PaperDetail } from '@onehaul/domain/paper/layout';
import { numberPages, pageOf, Sheet } from './grid.ts';
import type { DrawnLayout, InvoicePaper } from './papers.ts';
import { createPaper, drawFitted, drawLogo, drawRule, drawText, millimetres } from './drawing.ts';

const currency = 'CNY';

type Layout = DrawnLayout<'invoice'>;

/** Draws a commercial invoice: sender, receiver, goods and their value. */
export async function renderInvoice(
  words: PaperWords,
  layout: Layout,
  invoice: InvoicePaper,
): Promise<Uint8Array> {
  const { word } = words;
  const { paper, finish } = createPaper(invoice.invoiceNumber);
  const page = pageOf(layout);
  const sheet = new Sheet(paper, page);
  drawHead(sheet, words, layout, invoice);
  drawGoods(sheet, words, layout, invoice);
  sheet.reserve(30);
  sheet.y += 10;
  drawText(paper, word('invoiceNote'), sheet, { size: 8.5, colour: '#555555' });
  numberPages(
    paper,
    0,
    paper.bufferedPageRange().count,
    (number, count) => `${invoice.invoiceNumber} · ${word('page', { page: number, count })}`,
    { footer: layout.footer, page },
  );
  return finish();
}

function drawHead(sheet: Sheet, words: PaperWords, layout: Layout, invoice: InvoicePaper): void {
  const { paper, x, width } = sheet;
  const { logo, logoPlace } = layout;
  const box = millimetres(30);
  const band = logo && logoPlace !== 'none' ? box + millimetres(3) : 0;
  const isLeft = logoPlace === 'left';
  if (logo && band > 0) {
    const place = { x: isLeft ? x : x + width - box, y: sheet.y, width: box };
    drawLogo(paper, logo, place, 36, isLeft ? undefined : 'right');
  }
  const half = width / 2;
  const title = { x: isLeft ? x + band : x, y: sheet.y, width: isLeft ? half - band : half };
  drawFitted(paper, words.word('invoiceTitle'), title, { size: 17, isBold: true, height: 36, least: 9 });
  const right = { x: x + half, y: sheet.y, width: isLeft ? half : half - band };
  const style = { size: 13, isBold: true, align: 'right', height: 18, least: 8 } as const;
  drawFitted(paper, invoice.invoiceNumber, right, style);
  const shop = { ...right, y: sheet.y + 20 };
  drawFitted(paper, invoice.shopName, shop, { size: 9, align: 'right', height: 18, least: 5 });
  sheet.y += 42;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const facts = factsOf(words, invoice);
  sheet.facts(layout.details.map((detail) => facts[detail]));
}

function factsOf(
  { word, tag }: PaperWords,
  invoice: InvoicePaper,
): Readonly<Record<PaperDetail<'invoice'>, readonly [string, string]>> {
  const { weight } = measuresIn(tag);
  const date = dateFormat(tag, { dateStyle: 'long', timeZone: invoice.timeZone }).format(invoice.invoicedAt);
  const gross = invoice.boxes.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const address = [invoice.receiverAddress, invoice.receiverPostcode].filter(Boolean).join('  ');
  return {
    invoiceNumber: [word('invoiceNumber'), invoice.invoiceNumber],
    invoiceDate: [word('invoiceDate'), date],
    orderNumber: [word('order'), invoice.number],
    carrierBillNumber: [word('billNumber'), invoice.carrierBillNumber],
    seller: [word('seller'), `${invoice.shopName}  ${invoice.memberCode}`],
    receiverName: [word('receiver'), invoice.receiverName],
    receiverPhone: [word('phone'), invoice.receiverPhone],
    receiverEmail: [word('email'), invoice.receiverEmail],
    address: [word('address'), address],
    destination: [word('destination'), invoice.destinationName],
    lineName: [word('line'), invoice.lineName],
    boxes: [word('boxes'), String(invoice.boxes.length)],
    grossWeight: [word('grossWeight'), weight(gross)],
    netWeight: [word('netWeight'), weight(invoice.netGrams)],
  };
}

function drawGoods(
  sheet: Sheet,
  { word, tag }: PaperWords,
  { parts }: Layout,
  { declaration }: InvoicePaper,
): void {
  const hasMaterial = parts.includes('material');
  const { money } = measuresIn(tag);
  const pieces = declaration.reduce((sum, { quantity }) => sum + quantity, 0);
  const value = declaration.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
  sheet.y += 8;
  sheet.table(
    [
      { title: word('number'), share: 0.06 },
      { title: word('goods'), share: hasMaterial ? 0.3 : 0.42 },
      { title: word('hsCode'), share: 0.12 },
      ...(hasMaterial ? [{ title: word('material'), share: 0.12 }] : []),
      { title: word('origin'), share: 0.07 },
      { title: word('quantity'), share: 0.09, align: 'right' },
      { title: word('unitValue'), share: 0.11, align: 'right' },
      { title: word('value'), share: 0.13, align: 'right' },
    ],
    [
      ...declaration.map((goods, index) => [
        String(index + 1),
        [goods.nameEnglish, goods.nameChinese].filter(Boolean).join(' / '),
        goods.hsCode,
        ...(hasMaterial ? [goods.material] : []),
        goods.origin,
        String(goods.quantity),
        money(goods.unitPriceCents, currency),
        money(goods.unitPriceCents * goods.quantity, currency),
      ]),
      ['', word('total'), '', ...(hasMaterial ? [''] : []), '', String(pieces), '', money(value, currency)],
    ],
  );
}
