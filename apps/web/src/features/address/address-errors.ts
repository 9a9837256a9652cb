import { wrongAddressFields } from '@onehaul/domain/address/validate';
import type { MessageKey } from '@onehaul/i18n/namespace';
import type { AddressValues } from './address-values.ts';

/** Fields in the order of the screen. */
export const addressFields = [
  'receiverName',
  'countryId',
  'phone',
  'telephone',
  'pickupPointId',
  'province',
  'city',
  'area',
  'detail',
  'postcode',
  'idCard',
] as const;
/** Labels of the fields. */
export const addressLabels = {
  receiverName: 'receiverName',
  countryId: 'country',
  phone: 'phone',
  telephone: 'telephone',
  pickupPointId: 'point',
  province: 'province',
  city: 'city',
  area: 'area',
  detail: 'detail',
  postcode: 'postcode',
  idCard: 'idCard',
} as const satisfies Record<(typeof addressFields)[number], MessageKey<'address'>>;
export type AddressField = (typeof addressFields)[number];

type Place = {
  /** Country code; empty until a country is chosen. */
  readonly countryCode: string;
  /** Levels of regions that can be chosen there. */
  readonly levels: readonly ('province' | 'city' | 'area')[];
  /** An identity document is required and none is stored. */
  readonly needsIdCard: boolean;
};

type Problems = Partial<Record<AddressField, MessageKey<'address'>>>;

const isBlank = (text: string | undefined) => !text?.trim();

/** What the form refuses before the address is sent, by the rules of its country. */
export function addressErrors(values: AddressValues, { countryCode, levels, needsIdCard }: Place): Problems {
  const { phone, telephone, postcode, idCard } = values;
  const isPickup = values.kind === 'pickup';
  const problems: Problems = {};
  for (const field of wrongAddressFields(countryCode, {
    phone,
    telephone,
    postcode: isPickup ? '' : postcode,
    idCard: idCard ?? '',
  }))
    problems[field] = `wrong.${field}`;
  if (isBlank(values.receiverName)) problems.receiverName = 'required';
  if (values.countryId === null) problems.countryId = 'choose';
  if (isBlank(phone)) problems.phone = 'required';
  if (needsIdCard && isBlank(idCard)) problems.idCard = 'required';
  if (isPickup) return { ...problems, ...(values.pickupPointId === null && { pickupPointId: 'choose' }) };
  for (const [depth, level] of levels.entries()) if (!values.regionIds[depth]) problems[level] = 'choose';
  if (isBlank(values.detail)) problems.detail = 'required';
  return problems;
}
