import { contactIcons, countedFigures, homeSections } from '@onehaul/domain/shop';
import {
  choice,
  choices,
  optionalChoice,
  optionalFile,
  optionalText,
  rows,
  text,
  translated,
} from './field.ts';
import { resource } from './resource.ts';

/** Sections and figures of the home page, and the contacts beside every page. */
export const homePage = resource({
  name: 'homePage',
  isSingle: true,
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'homeSections',
  fields: {
    homeSections: choices(homeSections, { isOrdered: true }),
    figures: rows(6, {
      counted: optionalChoice(countedFigures),
      value: optionalText(20),
      label: translated(60),
    }),
    contactLinks: rows(8, {
      type: choice(['text', 'qr']),
      icon: choice(contactIcons),
      name: text(30),
      text: optionalText(200),
      image: optionalFile('contact'),
    }),
  },
});
