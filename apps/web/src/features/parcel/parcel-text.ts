import type { Parcel } from '@onehaul/contract/parcel';
import type { Measures } from '@onehaul/i18n/measures';

/** Courier number with its piece index. */
export const numberText = ({ courierNumber, piece }: Pick<Parcel, 'courierNumber' | 'piece'>) =>
  piece > 1 ? `${courierNumber} (${piece})` : courierNumber;

export function sizeText(
  parcel: Pick<Parcel, 'lengthMillimetres' | 'widthMillimetres' | 'heightMillimetres'>,
  measures: Measures,
) {
  const sides = [parcel.lengthMillimetres, parcel.widthMillimetres, parcel.heightMillimetres];
  if (sides.includes(null)) return '';
  return `${sides.map((side) => measures.number(side! / 10)).join(' × ')} cm`;
}
