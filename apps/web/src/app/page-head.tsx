import { type Language, languageTags } from '@onehaul/domain/language';
import { useLocation } from 'react-router';
import { canonicalUrl } from './canonical-url.ts';
import { useRootData } from './root-data.ts';

type Props = {
  readonly title: string;
  readonly description: string;
  /** Parameters that distinguish pages at the same path, such as an id. */
  readonly query?: Readonly<Record<string, number>>;
  /** Canonical path for search engines, when a page has two URLs. */
  readonly canonicalPath?: string;
};

/** Open Graph locales require a territory. */
const locales: Record<Language, string> = { zhHans: 'zh_CN', zhHanT: 'zh_HK', en: 'en_US', vi: 'vi_VN' };

/** Title, description, canonical and alternate URLs, for browsers, search engines and link previews. */
export function PageHead({ title, description, query, canonicalPath }: Props) {
  const { origin, shop, language } = useRootData();
  const { pathname } = useLocation();
  const fullTitle = `${title} - ${shop.name}`;
  const urlIn = (wanted: Language) =>
    canonicalUrl(origin, canonicalPath ?? pathname, shop.languages, wanted, query);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={urlIn(language)} />
      {shop.languages.length > 1 &&
        shop.languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={languageTags[one]} href={urlIn(one)} />
        ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(shop.languages[0]!)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:locale" content={locales[language]} />
      {shop.logoUrl && <meta property="og:image" content={new URL(shop.logoUrl, origin).href} />}
    </>
  );
}
