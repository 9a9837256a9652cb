import type { ArticleType } from '@onehaul/domain/article';
import { type Language, languageTags } from '@onehaul/domain/language';
import {
  announcementsOf,
  articlesOf,
  type DemoShop,
  linesOf,
  pickupPointsOf,
  read,
  type Written,
} from './demo-data.ts';
import { pieces } from './html.ts';
import { text } from './messages.ts';
import { originOf } from './product.ts';

export type PublicPage = {
  readonly path: string;
  /** The route's title, without the shop's name. */
  readonly title: string;
  /** Database texts that the page must contain. */
  readonly shows: readonly string[];
  /** The canonical path, when the page has two. */
  readonly keptPath?: string;
};

/** Article pages and the route's title (§2). */
const articlePages: readonly [path: string, type: ArticleType][] = [
  ['/service/about-Us', 'about'],
  ['/service/privacy', 'privacy'],
  ['/service/term', 'terms'],
  ['/service/carriage-treaty', 'carriage'],
  ['/service/contact-Us', 'contact'],
  ['/procedure-domestic', 'domesticProcedure'],
  ['/consolidation/contraband', 'contraband'],
  ['/consolidation/lost-handle', 'lostHandling'],
  ['/consolidation/precautions', 'precautions'],
];
const announcementsOnHome = 5;
export const announcementsOnPage = 10;
const pointsOnPage = 10;

/** The first and the last words of a staff-written text. */
function ends(html: string): string[] {
  const all = pieces(html);
  return [all[0]!, all.at(-1)!];
}

/** Every public page, with its expected content in a language. */
export async function publicPages(shop: DemoShop, language: Language): Promise<PublicPage[]> {
  const inLanguage = (texts: Written['titles']) => read(shop, texts, language);
  const titles = (list: readonly Written[]) => list.map((one) => inLanguage(one.titles));
  const content = (one: Written) => [inLanguage(one.titles), ...ends(inLanguage(one.contents))];
  const [lines, points, announcements, help, problems, teaching, ...single] = await Promise.all([
    linesOf(shop),
    pickupPointsOf(shop),
    announcementsOf(shop),
    articlesOf(shop, 'help'),
    articlesOf(shop, 'problem'),
    articlesOf(shop, 'teaching'),
    ...articlePages.map(([, type]) => articlesOf(shop, type)),
  ]);
  const page = (key: string) => text(language, 'page', `title.${key}`);
  const teachingTexts = teaching.flatMap(content);
  return [
    {
      path: '/index',
      title: page('home'),
      shows: [read(shop, shop.taglines, language), ...titles(announcements.slice(0, announcementsOnHome))],
    },
    {
      path: '/message',
      title: page('announcements'),
      shows: titles(announcements.slice(0, announcementsOnPage)),
    },
    ...(announcements.length > announcementsOnPage
      ? [
          {
            path: '/message?page=2',
            title: page('announcements'),
            shows: titles(announcements.slice(announcementsOnPage, 2 * announcementsOnPage)),
          },
        ]
      : []),
    ...[announcements[0]!, announcements.at(-1)!].map((one) => ({
      path: `/news-detail?id=${one.id}`,
      title: inLanguage(one.titles),
      shows: content(one),
    })),
    ...articlePages.map(([path, type], index) => ({
      path,
      title: page(type),
      shows: ends(inLanguage(single[index]![0]!.contents)),
    })),
    { path: '/help', title: page('help'), shows: titles(help) },
    {
      path: `/help/rich?id=${help[0]!.id}`,
      title: inLanguage(help[0]!.titles),
      shows: content(help[0]!),
    },
    { path: '/teach', title: page('teach'), shows: teachingTexts },
    {
      path: '/consolidation/teach',
      title: page('consolidationTeach'),
      shows: teachingTexts,
      keptPath: '/teach',
    },
    { path: '/consolidation/problem', title: page('problems'), shows: problems.flatMap(content) },
    ...['', '/consolidation'].flatMap((module) => [
      {
        path: `${module}/shipping-calculation`,
        title: page('shippingCalculation'),
        shows: lines.flatMap(({ warehouses, countries }) => [warehouses, countries].map(inLanguage)),
        keptPath: '/shipping-calculation',
      },
      {
        path: `${module}/volume-conversion`,
        title: page('volumeConversion'),
        shows: [text(language, 'fee', 'volume.byDivisor')],
        keptPath: '/volume-conversion',
      },
    ]),
    {
      path: '/charge-introduce',
      title: page('charges'),
      shows: lines.map(({ names }) => inLanguage(names)),
    },
    {
      path: '/logistics-query',
      title: page('logisticsQuery'),
      shows: [text(language, 'tracking', 'field.label')],
    },
    {
      path: '/outside/trajectory',
      title: page('logisticsQuery'),
      shows: [text(language, 'tracking', 'field.label')],
      keptPath: '/logistics-query',
    },
    ...(shop.modules.includes('pickupPoint')
      ? [
          {
            path: '/consolidation/pickup-point',
            title: page('pickupPoints'),
            // The journey of pickup points reads the other pages of the list.
            shows: points
              .slice(0, pointsOnPage)
              .flatMap(({ names, address }) => [inLanguage(names), address]),
          },
        ]
      : []),
  ];
}

/** The canonical URL of a page in a language: bare in the shop's default, with `lang` in the others. */
export function addressOf(shop: DemoShop, path: string, language: Language): string {
  const address = new URL(path, originOf(shop.host));
  if (language !== shop.languages[0]) address.searchParams.set('lang', languageTags[language]);
  return address.href;
}
