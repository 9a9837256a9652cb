import { z } from 'zod';
import { reference, slug, textList, translated } from './field.ts';
import { resource } from './resource.ts';

const postcodePrefix = z.string().regex(/^[0-9A-Z][0-9A-Z -]{0,9}$/);

/** Places for which a line charges a remote area fee; tariffs name it by its key. */
export const remoteArea = resource({
  name: 'remoteArea',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  filters: ['countryId'],
  fields: {
    key: slug(40),
    names: translated(60),
    countryId: reference('destination'),
    postcodePrefixes: textList(10_000, postcodePrefix, 10),
  },
});
