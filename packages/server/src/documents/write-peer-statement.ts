import { dateFormat } from '@onehaul/i18n/formats';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import type { PeerStatementPaper } from './papers.ts';
import { kilograms, majorUnits, writeSheet } from './write-rows.ts';

/** A peer's month as rows, with the total below. */
export function writePeerStatement(
  { word, tag }: PaperWords,
  { lines, timeZone, totalMinor }: PeerStatementPaper,
): Promise<Uint8Array> {
  const at = dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const titles = [
    word('shippedAt'),
    word('clientNumber'),
    word('order'),
    word('line'),
    word('destination'),
    word('receiver'),
    word('boxes'),
    `${word('weight')} (kg)`,
    `${word('tax')} (CNY)`,
    `${word('amount')} (CNY)`,
  ];
  const cells = lines.map((line) => [
    at.format(line.shippedAt),
    line.clientNumber,
    line.number,
    line.lineName,
    line.countryName,
    line.receiverName,
    line.boxCount,
    kilograms(line.weightGrams),
    majorUnits(line.taxMinor),
    majorUnits(line.minor),
  ]);
  const sum = [word('total'), ...Array.from({ length: 8 }, () => null), majorUnits(totalMinor)];
  return writeSheet(word('peerStatementSheet'), titles, [...cells, sum]);
}
