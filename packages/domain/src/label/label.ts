import { type LabelStock, ZplLabel } from './zpl.ts';

/** What is on the label of a received parcel. Only codes, digits and dates: every printer can show them. */
export type ParcelLabel = {
  readonly courierNumber: string;
  readonly piece: number;
  readonly pieces: number;
  /** Empty while nobody owns the parcel. */
  readonly memberCode: string;
  /** Empty until it is put away. */
  readonly binCode: string;
  readonly weightGrams: number | null;
  /** `2026-11-19`, in the shop’s time zone. */
  readonly receivedOn: string;
};

const ownerless = '- - -';

/** Three decimals would be read as thousands. */
const weightText = (grams: number) => `${(Math.round(grams / 10) / 100).toFixed(2)} kg`;

/** A label that may have been printed before says so: two stickers of one piece are no two pieces. */
const copyMark = (attempt: number) => (attempt > 1 ? `COPY ${attempt}` : '');

/** Owner and bin in large type, the number as a barcode and in digits, and the facts of the piece. */
export function parcelLabel(stock: LabelStock, label: ParcelLabel, attempt: number): string {
  const pieces = label.pieces > 1 ? `${label.piece}/${label.pieces}` : '';
  const facts = [label.weightGrams === null ? '' : weightText(label.weightGrams), pieces, copyMark(attempt)];
  return new ZplLabel(stock)
    .text({ text: label.memberCode || ownerless, from: 0, share: 0.22, part: 0.5 })
    .text({ text: label.binCode, align: 'right', from: 0, share: 0.22, part: 0.48 })
    .barcode({ code: label.courierNumber, from: 0.28, share: 0.38 })
    .text({ text: label.courierNumber, align: 'centre', from: 0.69, share: 0.12 })
    .text({ text: label.receivedOn, from: 0.87, share: 0.12, part: 0.4 })
    .text({ text: facts.filter(Boolean).join('  '), align: 'right', from: 0.87, share: 0.12, part: 0.58 })
    .toString();
}

/** Shows the printer’s name, the edge of the label and a barcode to scan. */
export function testLabel(
  stock: LabelStock,
  { id, name }: { readonly id: number; readonly name: string },
  attempt: number,
): string {
  const { widthMm, heightMm, dpi } = stock;
  return new ZplLabel(stock)
    .frame()
    .text({ text: 'TEST', align: 'centre', from: 0.06, share: 0.22 })
    .barcode({ code: `TEST-${id}`, from: 0.34, share: 0.3 })
    .text({ text: name, align: 'centre', from: 0.68, share: 0.1 })
    .text({
      text: [`${widthMm} x ${heightMm} mm`, `${dpi} dpi`, copyMark(attempt)].filter(Boolean).join('  '),
      align: 'centre',
      from: 0.82,
      share: 0.1,
    })
    .toString();
}
