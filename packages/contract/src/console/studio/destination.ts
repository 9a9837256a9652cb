import { currencyCode, reference } from './field.ts';
import { resource } from './resource.ts';

/** A country the shop ships to, with the currency its prices are shown in. */
export const destination = resource({
  name: 'destination',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'countryId',
  key: 'countryId',
  fields: { countryId: reference('country'), currencyCode: currencyCode() },
});
