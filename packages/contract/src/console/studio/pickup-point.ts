import {
  cents,
  choice,
  days,
  degrees,
  openingHours,
  optionalText,
  optionalTimeZone,
  optionalTranslated,
  reference,
  region,
  text,
  translated,
  yesNo,
} from './field.ts';
import { resource } from './resource.ts';

/** A place where members collect their parcels. */
export const pickupPoint = resource({
  name: 'pickupPoint',
  module: 'pickupPoint',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  filters: ['kind', 'isOpen'],
  fields: {
    kind: choice(['counter', 'partner', 'locker']),
    names: translated(60),
    isOpen: yesNo(),
    countryId: reference('country'),
    regionId: region(),
    address: text(200),
    postcode: optionalText(20),
    phone: optionalText(30),
    telephone: optionalText(30),
    openingHours: openingHours(),
    timeZone: optionalTimeZone(),
    /** What the weekly hours cannot say. */
    hours: optionalTranslated(120),
    notes: optionalTranslated(300),
    serviceChargeCents: cents(0, 100_000),
    storageDays: days(1, 365),
    longitude: degrees(180),
    latitude: degrees(90),
  },
});
