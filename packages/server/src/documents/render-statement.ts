import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { numberPages, Sheet } from './grid.ts';
import type { StatementPaper } from './papers.ts';
import { createPaper, drawRule, drawText } from './drawing.ts';

const currency = 'CNY';

/** A4: a month of a member's balance, from opening to closing balance. */
export function renderStatement(words: PaperWords, statement: StatementPaper): Promise<Uint8Array> {
  const { word, tag } = words;
  const { paper, finish } = createPaper(`${statement.memberCode} ${statement.month}`);
  const sheet = new Sheet(paper);
  const { money } = measuresIn(tag);
  const { x, width } = sheet;
  drawText(paper, statement.shopName, { x, y: sheet.y, width }, { size: 15, isBold: true, height: 20 });
  drawText(paper, word('statementTitle'), { x, y: sheet.y + 22, width }, { size: 10 });
  sheet.y += 42;
  drawRule(paper, sheet, '#000000', 1);
  sheet.y += 8;
  const month = dateFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const sum = (isIn: boolean) =>
    statement.rows.reduce((all, { changeMinor }) => all + (changeMinor > 0 === isIn ? changeMinor : 0), 0);
  sheet.facts([
    [word('member'), [statement.memberCode, statement.memberName].filter(Boolean).join('  ')],
    [word('month'), month.format(new Date(`${statement.month}-01T00:00:00Z`))],
    [word('openingBalance'), money(statement.openingMinor, currency)],
    [word('closingBalance'), money(statement.closingMinor, currency)],
    [word('moneyIn'), money(sum(true), currency)],
    [word('moneyOut'), money(-sum(false), currency)],
  ]);
  sheet.heading(`${word('movements')} (${statement.rows.length})`);
  drawRows(sheet, words, statement);
  numberPages(
    paper,
    0,
    paper.bufferedPageRange().count,
    (page, count) => `${statement.memberCode} · ${statement.month} · ${word('page', { page, count })}`,
  );
  return finish();
}

function drawRows(sheet: Sheet, { word, wallet, tag }: PaperWords, statement: StatementPaper): void {
  const { money } = measuresIn(tag);
  const { timeZone, openingMinor, closingMinor } = statement;
  const at = dateFormat(tag, { dateStyle: 'short', timeStyle: 'short', timeZone });
  sheet.table(
    [
      { title: word('time'), share: 0.17 },
      { title: word('movement'), share: 0.18 },
      { title: word('reference'), share: 0.33 },
      { title: word('amount'), share: 0.16, align: 'right' },
      { title: word('balance'), share: 0.16, align: 'right' },
    ],
    [
      ['', word('openingBalance'), '', '', money(openingMinor, currency)],
      ...statement.rows.map((row) => [
        at.format(row.createdAt),
        wallet(`kind.${row.kind}`),
        [...row.orders.map(({ number }) => number), row.number, row.remark].filter(Boolean).join('  '),
        `${row.changeMinor > 0 ? '+' : ''}${money(row.changeMinor, currency)}`,
        money(row.afterMinor, currency),
      ]),
      ['', word('closingBalance'), '', '', money(closingMinor, currency)],
    ],
  );
}
