import type { BoxListLine } from '@onehaul/domain/dedicated/box-list';
import type { PaperWords } from '@onehaul/i18n/paper-text';
import { writeSheet } from './write-rows.ts';

const centimetres = (millimetres: number) => millimetres / 10;

/** Writes a box list as its sender entered it, with the totals of boxes and goods. */
export function writeBoxList({ word }: PaperWords, lines: readonly BoxListLine[]): Promise<Uint8Array> {
  const titles = [
    word('boxNumber'),
    word('boxes'),
    word('mark'),
    word('nameChinese'),
    word('nameEnglish'),
    word('material'),
    word('hsCode'),
    word('origin'),
    word('piecesPerBox'),
    word('quantity'),
    `${word('size')} (cm)`,
    `${word('grossWeight')} (kg)`,
    `${word('netWeight')} (kg)`,
    `${word('unitValue')} (CNY)`,
    `${word('value')} (CNY)`,
  ];
  const rows = lines.map((line) => {
    const quantity = line.piecesPerBox * line.boxCount;
    const sides = [line.lengthMm, line.widthMm, line.heightMm].map(centimetres);
    return [
      line.boxCount > 1 ? `${line.boxFrom}-${line.boxFrom + line.boxCount - 1}` : String(line.boxFrom),
      line.boxCount,
      line.mark,
      line.nameChinese,
      line.nameEnglish,
      line.material,
      line.hsCode,
      line.origin,
      line.piecesPerBox,
      quantity,
      sides.join(' × '),
      line.grossGrams / 1000,
      line.netGrams / 1000,
      line.unitMinor / 100,
      (line.unitMinor * quantity) / 100,
    ];
  });
  return writeSheet(word('boxListSheet'), titles, rows);
}
