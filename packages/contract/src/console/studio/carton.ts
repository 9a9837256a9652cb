import { grams, millimetres, text } from './field.ts';
import { resource } from './resource.ts';

/** A box the warehouse packs into, by its outer size, which carriers measure (A49). */
export const carton = resource({
  name: 'carton',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'name',
  fields: {
    name: text(60),
    lengthMm: millimetres(10, 3000),
    widthMm: millimetres(10, 3000),
    heightMm: millimetres(10, 3000),
    ownGrams: grams(0, 50_000),
    mostGrams: grams(100, 1_000_000),
  },
});
