import type { Address } from '@onehaul/contract/address';
import type { PickupPoint } from '@onehaul/contract/pickup-point';

/** Form values of an address. */
export type AddressValues = {
  kind: 'dispatch' | 'pickup';
  receiverName: string;
  phone: string;
  telephone: string;
  countryId: number | null;
  /** Region ids from the province down, as far as chosen. */
  regionIds: readonly string[];
  province: string;
  city: string;
  area: string;
  detail: string;
  postcode: string;
  pickupPointId: number | null;
  isDefault: boolean;
  /** Registered with the customs app of the destination, where there is one. */
  isRegistered?: boolean;
  /** Required in some countries only. */
  idCard?: string;
};

/** Draft that survives a reload; an identity document number is never stored. */
export type AddressDraft = Omit<AddressValues, 'idCard'>;

export const blankAddress = (countryId: number | null, isFirst: boolean): AddressDraft => ({
  kind: 'dispatch',
  receiverName: '',
  phone: '',
  telephone: '',
  countryId,
  regionIds: [],
  province: '',
  city: '',
  area: '',
  detail: '',
  postcode: '',
  pickupPointId: null,
  isDefault: isFirst,
});

export function valuesOf(address: Address): AddressDraft {
  const { kind, receiverName, phone, telephone, countryId, province, city, area, detail } = address;
  const { postcode, pickupPointId, isDefault, regionId, regionIds } = address;
  return {
    kind,
    receiverName,
    phone,
    telephone,
    countryId,
    regionIds: regionIds ?? (regionId ? [regionId] : []),
    province,
    city,
    area,
    detail,
    postcode,
    pickupPointId,
    isDefault,
    isRegistered: address.isRegistered,
  };
}

const texts = [
  'receiverName',
  'phone',
  'telephone',
  'province',
  'city',
  'area',
  'detail',
  'postcode',
] as const;

export function isAddressDraft(value: unknown): value is AddressDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    (fields.kind === 'dispatch' || fields.kind === 'pickup') &&
    Array.isArray(fields.regionIds) &&
    fields.regionIds.every((id) => typeof id === 'string')
  );
}

/** Request payload. For a pickup address the place is the pickup point's. */
export function addressInput(values: AddressValues, point: PickupPoint | undefined, hasRegions: boolean) {
  const isPickup = values.kind === 'pickup';
  const trimmed = (text: string) => text.trim();
  const regionId = isPickup ? null : (values.regionIds.at(-1) ?? null);
  const idCard = (values.idCard ?? '').trim();
  const isTyped = !isPickup && !hasRegions;
  return {
    kind: values.kind,
    receiverName: trimmed(values.receiverName),
    phone: trimmed(values.phone),
    telephone: trimmed(values.telephone),
    countryId: values.countryId!,
    regionId,
    province: isTyped ? trimmed(values.province) : '',
    city: isTyped ? trimmed(values.city) : '',
    area: isTyped ? trimmed(values.area) : '',
    detail: isPickup ? (point?.address ?? '') : trimmed(values.detail),
    postcode: isPickup ? '' : trimmed(values.postcode),
    pickupPointId: isPickup ? values.pickupPointId : null,
    isDefault: values.isDefault,
    isRegistered: values.isRegistered ?? false,
    ...(idCard !== '' && { idCard }),
  };
}
