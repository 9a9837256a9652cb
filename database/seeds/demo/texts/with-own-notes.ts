import type { FourTexts } from '../demo-shop.ts';
import type { DemoArticle } from './shop-facts.ts';

/** The shared body followed by the shop's own section. */
export function withOwnNotes(article: DemoArticle, ownNotes: FourTexts): DemoArticle {
  return {
    ...article,
    contents: {
      zhHans: article.contents.zhHans + ownNotes.zhHans,
      zhHanT: article.contents.zhHanT + ownNotes.zhHanT,
      en: article.contents.en + ownNotes.en,
      vi: article.contents.vi + ownNotes.vi,
    },
  };
}
