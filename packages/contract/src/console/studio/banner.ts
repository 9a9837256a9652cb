import { file, optionalMoment, optionalPath, optionalTranslated, translated, yesNo } from './field.ts';
import { resource } from './resource.ts';

/** A picture with a title on the home page, shown for a period. */
export const banner = resource({
  name: 'banner',
  access: { read: 'banner:read', edit: 'banner:edit' },
  title: 'titles',
  filters: ['isActive'],
  fields: {
    titles: translated(100),
    fileKey: file('banner'),
    /** Alternative text; empty where the title is enough. */
    alts: optionalTranslated(200),
    link: optionalPath(300),
    isActive: yesNo(),
    startsAt: optionalMoment(),
    endsAt: optionalMoment(),
  },
});
