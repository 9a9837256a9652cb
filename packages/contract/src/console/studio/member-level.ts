import { cents, count, optionalTranslated, translated } from './field.ts';
import { resource } from './resource.ts';

/** A level members reach by spending within a year; a minimum of 0 is granted by hand (A56). */
export const memberLevel = resource({
  name: 'memberLevel',
  access: { read: 'campaign:read', edit: 'campaign:edit' },
  title: 'names',
  key: 'level',
  isSortedByKey: true,
  fields: {
    level: count(1, 100),
    names: translated(40),
    leastSpentMinor: cents(0, 100_000_000_00),
    benefits: optionalTranslated(500),
  },
});
