import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { numberPages, Sheet } from './grid.ts';
import type { InvoicePaper } from './papers.ts';
import { createPaper, drawRule, drawText } from './drawing.ts';

const currency = 'CNY';

/** Draws a commercial invoice: sender, receiver, goods and their value. */
export async function renderInvoice(words: PaperWords, invoice: InvoicePaper): Promise<Uint8Array> {
  const { word } = words;
  const { paper, finish } = createPaper(invoice.invoiceNumber);
  const sheet = new Sheet(paper);
  drawHead(sheet, words, invoice);
  drawGoods(sheet, words, invoice);
  sheet.reserve(30);
  sheet.y += 10;
  drawText(paper, word('invoiceNote'), sheet, { size: 8.5, colour: '#555555' });
  numberPages(
    paper,
    0,
    paper.bufferedPageRange().count,
    (page, count) => `${invoice.invoiceNumber} · ${word('page', { page, count })}`,
  );
  return finish();
}

function drawHead(sheet: Sheet, { word, tag }: PaperWords, invoice: InvoicePaper): void {
  const { paper, x, width } = sheet;
  const { weight } = measuresIn(tag);
  drawText(
    paper,
    word('invoiceTitle'),
    { x, y: sheet.y, width: width / 2 },
    { size: 17, isBold: true, height: 22 },
  );
  const right = { x: x + width / 2, y: sheet.y, width: width / 2 };
  drawText(paper, invoice.invoiceNumber, right, { size: 13, isBold: true, align: 'right', height: 18 });
  drawText(paper, invoice.shopName, { ...right, y: sheet.y + 20 }, { size: 9, align: 'right', height: 14 });
  sheet.y += 42;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const date = dateFormat(tag, { dateStyle: 'long', timeZone: invoice.timeZone }).format(invoice.invoicedAt);
  const gross = invoice.boxes.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  sheet.facts([
    [word('invoiceNumber'), invoice.invoiceNumber],
    [word('invoiceDate'), date],
    [word('order'), invoice.number],
    [word('billNumber'), invoice.carrierBillNumber],
    [word('seller'), `${invoice.shopName}  ${invoice.memberCode}`],
    [word('receiver'), invoice.receiverName],
    [word('phone'), invoice.receiverPhone],
    [word('email'), invoice.receiverEmail],
    [word('address'), [invoice.receiverAddress, invoice.receiverPostcode].filter(Boolean).join('  ')],
    [word('destination'), invoice.destinationName],
    [word('line'), invoice.lineName],
    [word('boxes'), String(invoice.boxes.length)],
    [word('grossWeight'), weight(gross)],
    [word('netWeight'), weight(invoice.netGrams)],
  ]);
}

function drawGoods(sheet: Sheet, { word, tag }: PaperWords, { declaration }: InvoicePaper): void {
  const { money } = measuresIn(tag);
  const pieces = declaration.reduce((sum, { quantity }) => sum + quantity, 0);
  const value = declaration.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
  sheet.y += 8;
  sheet.table(
    [
      { title: word('number'), share: 0.06 },
      { title: word('goods'), share: 0.3 },
      { title: word('hsCode'), share: 0.12 },
      { title: word('material'), share: 0.12 },
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
        goods.material,
        goods.origin,
        String(goods.quantity),
        money(goods.unitPriceCents, currency),
        money(goods.unitPriceCents * goods.quantity, currency),
      ]),
      ['', word('total'), '', '', '', String(pieces), '', money(value, currency)],
    ],
  );
}
