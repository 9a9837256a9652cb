import { type ArticleType, articleTypes } from '@onehaul/domain/article';
import { choice, richText, translated } from './field.ts';
import { resource } from './resource.ts';

/** A legal text, help page or answer of the shop. */
export const article = resource({
  name: 'article',
  access: { read: 'content:read', edit: 'content:edit' },
  title: 'titles',
  filters: ['type'],
  hasDrafts: true,
  fields: {
    type: choice(Object.keys(articleTypes) as [ArticleType, ...ArticleType[]]),
    titles: translated(120),
    contents: richText(),
  },
});
