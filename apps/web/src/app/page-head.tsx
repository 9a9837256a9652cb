import { type Language, languageTags } from '@onehaul/domain/language';
import { useLocation } from 'react-router';
import { pageAddress } from './page-address.ts';
import { useRootData } from './root-data.ts';

type Props = {
  readonly title: string;
  readonly description: string;
  /** What tells this page from others at the same path, such as its id. */
  readonly query?: Readonly<Record<string, number>>;
  /** The address search engines should keep, when the page stands at two. */
  readonly canonicalPath?: string;
};

/** Open Graph wants a territory with the language. */
const locales: Record<Language, string> = { zhHans: 'zh_CN', zhHanT: 'zh_HK', en: 'en_US', vi: 'vi_VN' };

/** Title, description and addresses of a page, for browsers, search engines and shared links. */
export function PageHead({ title, description, query, canonicalPath }: Props) {
  const { origin, shop, language } = useRootData();
  const { pathname } = useLocation();
  const fullTitle = `${title} - ${shop.name}`;
  const addressIn = (wanted: Language) =>
    pageAddress(origin, canonicalPath ?? pathname, shop.languages, wanted, query);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {shop.languages.length > 1 &&
        shop.languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={languageTags[one]} href={addressIn(one)} />
        ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(shop.languages[0]!)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={locales[language]} />
      {shop.logoUrl && <meta property="og:image" content={new URL(shop.logoUrl, origin).href} />}
    </>
  );
}
