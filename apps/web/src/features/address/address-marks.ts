import type { Recognized } from '@onehaul/contract/address';
import type { AddressDraft } from './address-values.ts';

/** How a field came out of a pasted message; one that is not there was not in it. */
export type Mark = 'sure' | 'check';
export type MarkedField = keyof Recognized['certainty'];
export type Marks = Readonly<Partial<Record<MarkedField, Mark>>>;

/** What of a message is marked in the form. A place that is missing levels is to be looked at as well. */
export function marksOf({ certainty, countryId, regionIds }: Recognized): Marks {
  const fields = Object.entries(certainty) as [MarkedField, Mark | 'none'][];
  const found = fields.filter((each): each is [MarkedField, Mark] => each[1] !== 'none');
  const marks: Partial<Record<MarkedField, Mark>> = Object.fromEntries(found);
  if (countryId === null) {
    delete marks.country;
    delete marks.region;
  } else if (regionIds.length === 0) marks.region = 'check';
  return marks;
}

/** The form after a message: what it said replaces what was there, what it did not say stays. */
export function filledDraft(before: AddressDraft, read: Recognized): AddressDraft {
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

/** The mark that ends with a change of this field of the form. */
export const markOf: Readonly<Record<string, MarkedField>> = {
  receiverName: 'receiverName',
  phone: 'phone',
  telephone: 'telephone',
  countryId: 'country',
  detail: 'detail',
  postcode: 'postcode',
  idCard: 'idCard',
};
