import { type ArticleType, articleTypes, helpCategories } from '@onehaul/domain/article';
import { choice, optionalChoice, richText, translated } from './field.ts';
import { resource } from './resource.ts';

/** A legal text, help page or answer of the shop. */
export const article = resource({
  name: 'article',
  access: { read: 'content:read', edit: 'content:edit' },
  title: 'titles',
  filters: ['type', 'category'],
  hasDrafts: true,
  fields: {
    type: choice(Object.keys(articleTypes) as [ArticleType, ...ArticleType[]]),
    /** Of help articles: the heading under which they are listed. */
    category: optionalChoice(helpCategories),
    titles: translated(120),
    contents: richText(),
  },
});
