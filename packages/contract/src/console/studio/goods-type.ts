import { optionalTranslated, translated, yesNo } from './field.ts';
import { resource } from './resource.ts';

/** A kind of goods that lines accept or refuse. */
export const goodsType = resource({
  name: 'goodsType',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  filters: ['sensitive'],
  fields: { names: translated(40), notes: optionalTranslated(300), sensitive: yesNo() },
});
