import { moment, optionalTranslated, richText, translated, yesNo } from './field.ts';
import { resource } from './resource.ts';

/** News of the shop; shown from its publishing time on. */
export const announcement = resource({
  name: 'announcement',
  access: { read: 'content:read', edit: 'content:edit' },
  title: 'titles',
  filters: ['pinned'],
  hasDrafts: true,
  fields: {
    titles: translated(120),
    summaries: optionalTranslated(300),
    contents: richText(),
    pinned: yesNo(),
    publishedAt: moment(),
  },
});
