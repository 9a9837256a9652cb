import { code, days, optionalText, optionalTranslated, reference, text, translated } from './field.ts';
import { resource } from './resource.ts';

/** The address on a parcel's label. Never translated: the courier reads it. */
export const labelFields = {
  countryId: reference('country'),
  receiver: text(60),
  phone: text(30),
  address: text(200),
  postcode: optionalText(20),
};

/** Where members send their parcels. */
export const warehouse = resource({
  name: 'warehouse',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  fields: {
    code: code(10),
    names: translated(60),
    ...labelFields,
    hours: translated(120),
    notes: optionalTranslated(300),
    freeDays: days(0, 3650),
    abandonDays: days(1, 3650),
  },
});
