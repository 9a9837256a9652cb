import type { FourTexts } from '../demo-shop.ts';
import { carriageArticle } from './carriage.ts';
import { chargesArticle } from './charges.ts';
import { contrabandArticle } from './contraband.ts';
import { lostHandlingArticle } from './lost-handling.ts';
import { precautionsArticle } from './precautions.ts';
import { privacyArticle } from './privacy.ts';
import type { DemoArticle, ShopFacts } from './shop-facts.ts';
import { termsArticle } from './terms.ts';
import { withOwnNotes } from './with-own-notes.ts';

/** Legal pages shared by the three shops, with each shop's additions. */
export function legalArticles(
  facts: ShopFacts,
  own: { contraband: FourTexts; charges: FourTexts },
): DemoArticle[] {
  return [
    privacyArticle(facts),
    carriageArticle(facts),
    contrabandArticle(own.contraband),
    precautionsArticle(facts),
    termsArticle(facts),
    lostHandlingArticle(facts),
    withOwnNotes(chargesArticle, own.charges),
  ];
}
