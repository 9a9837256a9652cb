import { languages } from '@onehaul/domain/language';
import { taxModes } from '@onehaul/domain/shop';
import {
  choice,
  choices,
  optionalText,
  optionalTranslated,
  optionalUrl,
  timeZone,
  translated,
} from './field.ts';
import { resource } from './resource.ts';

/** Names and languages of a shop, and what its footer says. */
export const profile = resource({
  name: 'profile',
  isSingle: true,
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  fields: {
    languages: choices(languages, { min: 1, isOrdered: true }),
    names: translated(60),
    taglines: translated(120),
    descriptions: translated(600),
    legalNames: optionalTranslated(120),
    filingNumber: optionalText(60),
    timeZone: timeZone(),
    taxMode: choice(taxModes),
    iosAppUrl: optionalUrl(300),
    androidAppUrl: optionalUrl(300),
    seoTitles: optionalTranslated(70),
    seoDescriptions: optionalTranslated(200),
  },
});
