import type { DeclaredGoods } from '../order/instruction.ts';

/** A line of a packing list: contents of one box, or of each of several identical boxes. */
export type BoxListLine = {
  readonly boxFrom: number;
  readonly boxCount: number;
  readonly mark: string;
  readonly nameChinese: string;
  readonly nameEnglish: string;
  readonly material: string;
  readonly hsCode: string;
  readonly piecesPerBox: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly grossGrams: number;
  readonly netGrams: number;
  readonly unitMinor: number;
  readonly origin: string;
};

/** Parses `7`, or `7-9` for three identical boxes. */
export function parseBoxRange(written: string): { readonly from: number; readonly to: number } | undefined {
  const found = /^#?([0-9]{1,4})(?:[-~–至][0-9]{1,4})?$/u.exec(written.replaceAll(/\s/gu, ''));
  if (!found) return undefined;
  const [from, to = from] = written.match(/[0-9]+/gu)!.map(Number);
  return from! >= 1 && to! >= from! ? { from: from!, to: to! } : undefined;
}

/** Boxes of a booking that no line covers. Several lines may cover one box, when goods share it. */
export function findUnlistedBoxes(
  lines: readonly Pick<BoxListLine, 'boxFrom' | 'boxCount'>[],
  booked: number,
): number[] {
  const listed = new Set(
    lines.flatMap(({ boxFrom, boxCount }) => Array.from({ length: boxCount }, (_, index) => boxFrom + index)),
  );
  return Array.from({ length: booked }, (_, index) => index + 1).filter((box) => !listed.has(box));
}

/** Builds the customs declaration: goods with the same name and value are merged. */
export function declarationOf(lines: readonly BoxListLine[]): DeclaredGoods[] {
  const goods = new Map<string, DeclaredGoods>();
  for (const line of lines) {
    const { nameChinese, nameEnglish, hsCode, origin, material, unitMinor } = line;
    const key = JSON.stringify([nameChinese, nameEnglish, hsCode, origin, material, unitMinor]);
    const quantity = (goods.get(key)?.quantity ?? 0) + line.piecesPerBox * line.boxCount;
    goods.set(key, {
      nameChinese,
      nameEnglish,
      quantity,
      unitPriceCents: unitMinor,
      hsCode,
      origin,
      material,
    });
  }
  return [...goods.values()];
}
