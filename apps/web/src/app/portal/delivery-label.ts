import type { Warehouse } from '@onehaul/contract/catalog';

const hanAtEnd = /\p{Script=Han}$/u;

/** Receiver line of a courier label: the member code identifies the parcel's owner to the warehouse. */
export function receiverLine(receiver: string, memberCode: string): string {
  return hanAtEnd.test(receiver) ? `${receiver}(${memberCode})` : `${receiver} ${memberCode}`;
}

type Label = Pick<Warehouse, 'receiver' | 'phone' | 'address' | 'postcode'>;

/** The label as multi-line text, in the form that shops' address parsers recognize. */
export function wholeLabel(warehouse: Label, memberCode: string): string {
  const { receiver, phone, address, postcode } = warehouse;
  return [receiverLine(receiver, memberCode), phone, address, postcode]
    .filter((line) => line !== '')
    .join('\n');
}
