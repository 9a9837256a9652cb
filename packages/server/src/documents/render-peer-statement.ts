import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { numberPages, Sheet } from './grid.ts';
import type { PeerStatementPaper } from './papers.ts';
import { createPaper, drawRule, drawText } from './drawing.ts';

const currency = 'CNY';

/** A4: what a peer owes for a month, order by order. */
export function renderPeerStatement(words: PaperWords, statement: PeerStatementPaper): Promise<Uint8Array> {
  const { word, tag } = words;
  const { paper, finish } = createPaper(statement.number);
  const sheet = new Sheet(paper);
  const { money } = measuresIn(tag);
  const { x, width } = sheet;
  drawText(paper, statement.shopName, { x, y: sheet.y, width }, { size: 15, isBold: true, height: 20 });
  drawText(paper, word('peerStatementTitle'), { x, y: sheet.y + 22, width }, { size: 10 });
  sheet.y += 42;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const month = dateFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const day = dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const at = dateFormat(tag, { dateStyle: 'medium', timeZone: statement.timeZone });
  sheet.facts([
    [word('statementNumber'), statement.number],
    [word('peer'), `${statement.memberCode}  ${statement.peerName}`],
    [word('month'), month.format(new Date(`${statement.month}-01T00:00:00Z`))],
    [word('issuedAt'), at.format(statement.issuedAt)],
    [word('total'), money(statement.totalMinor, currency)],
    [word('dueOn'), day.format(new Date(`${statement.dueOn}T00:00:00Z`))],
    [word('paidOn'), statement.paidAt ? at.format(statement.paidAt) : ''],
  ]);
  sheet.heading(`${word('orders')} (${statement.lines.length})`);
  drawLines(sheet, words, statement);
  numberPages(
    paper,
    0,
    paper.bufferedPageRange().count,
    (page, count) => `${statement.number} · ${word('page', { page, count })}`,
  );
  return finish();
}

function drawLines(sheet: Sheet, { word, tag }: PaperWords, statement: PeerStatementPaper): void {
  const { money } = measuresIn(tag);
  const at = dateFormat(tag, { dateStyle: 'short', timeZone: statement.timeZone });
  const taxMinor = statement.lines.reduce((sum, line) => sum + line.taxMinor, 0);
  sheet.table(
    [
      { title: word('shippedAt'), share: 0.11 },
      { title: word('clientNumber'), share: 0.18 },
      { title: word('order'), share: 0.17 },
      { title: word('receiver'), share: 0.14 },
      { title: word('destination'), share: 0.12 },
      { title: word('weight'), share: 0.08, align: 'right' },
      { title: word('tax'), share: 0.09, align: 'right' },
      { title: word('amount'), share: 0.11, align: 'right' },
    ],
    [
      ...statement.lines.map((line) => [
        at.format(line.shippedAt),
        line.clientNumber,
        line.number,
        line.receiverName,
        line.countryName,
        `${line.weightGrams / 1000} kg`,
        money(line.taxMinor, currency),
        money(line.minor, currency),
      ]),
      ['', word('total'), '', '', '', '', money(taxMinor, currency), money(statement.totalMinor, currency)],
    ],
  );
}
