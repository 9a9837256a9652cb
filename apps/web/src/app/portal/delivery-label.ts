import type { Warehouse } from '@onehaul/contract/catalog';

const hanAtEnd = /\p{Script=Han}$/u;

/** The receiver as a courier label shows it: the member's code tells the warehouse whose parcel it is. */
export function receiverLine(receiver: string, memberCode: string): string {
  return hanAtEnd.test(receiver) ? `${receiver}(${memberCode})` : `${receiver} ${memberCode}`;
}

type Label = Pick<Warehouse, 'receiver' | 'phone' | 'address' | 'postcode'>;

/** The label as one text, one line each, as shops' address forms recognise it when pasted. */
export function wholeLabel(warehouse: Label, memberCode: string): string {
  const { receiver, phone, address, postcode } = warehouse;
  return [receiverLine(receiver, memberCode), phone, address, postcode]
    .filter((line) => line !== '')
    .join('\n');
}
