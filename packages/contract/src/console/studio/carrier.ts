import { code, translated, yesNo } from './field.ts';
import { resource } from './resource.ts';

/** The company that carries a line's parcels. */
export const carrier = resource({
  name: 'carrier',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  filters: ['marketplace'],
  fields: { code: code(20), names: translated(60), marketplace: yesNo() },
});
