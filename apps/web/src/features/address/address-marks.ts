import type { RecognizedAddress } from '@onehaul/contract/address';
import type { AddressDraft } from './address-values.ts';

/** Certainty of a field recognized in a pasted message; absent for a field the message did not contain. */
export type Mark = 'sure' | 'check';
export type MarkedField = keyof RecognizedAddress['certainty'];
export type Marks = Readonly<Partial<Record<MarkedField, Mark>>>;

/** Marks recognized fields in the form. A place with missing levels is marked for checking as well. */
export function marksOf({ certainty, countryId, regionIds }: RecognizedAddress): Marks {
  const fields = Object.entries(certainty) as [MarkedField, Mark | 'none'][];
  const found = fields.filter((each): each is [MarkedField, Mark] => each[1] !== 'none');
  const marks: Partial<Record<MarkedField, Mark>> = Object.fromEntries(found);
  if (countryId === null) {
    delete marks.country;
    delete marks.region;
  } else if (regionIds.length === 0) marks.region = 'check';
  return marks;
}

/** Merges a recognized message into the form: recognized fields overwrite, the others stay. */
export function filledDraft(before: AddressDraft, read: RecognizedAddress): AddressDraft {
  const said = (value: string, old: string) => (value === '' ? old : value);
  const isKnown = read.countryId !== null;
  return {
    ...before,
    kind: 'dispatch',
    pickupPointId: null,
    receiverName: said(read.receiverName, before.receiverName),
    phone: said(read.phone, before.phone),
    telephone: said(read.telephone, before.telephone),
    detail: said(read.detail, before.detail).slice(0, 300),
    postcode: said(read.postcode, before.postcode),
    ...(isKnown && { countryId: read.countryId, regionIds: read.regionIds }),
  };
}

/** The mark that an edit of this form field clears. */
export const markOf: Readonly<Record<string, MarkedField>> = {
  receiverName: 'receiverName',
  phone: 'phone',
  telephone: 'telephone',
  countryId: 'country',
  detail: 'detail',
  postcode: 'postcode',
  idCard: 'idCard',
};
