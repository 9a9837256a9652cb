import type { ShopImage } from '@onehaul/contract/shop';
import { bannerSizes } from '@onehaul/domain/banner';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';

const { large, small } = bannerSizes;

/** Banners in the shop's order. Several form a strip that scrolls manually, never automatically. */
export function Banners({ banners }: { readonly banners: readonly ShopImage[] }) {
  const { t } = useTranslation('storefront');
  const isSingle = banners.length === 1;
  return (
    <section aria-label={t('banners.title')} className="page-width py-8">
      <ul
        // A scroll container without focusable links needs tabindex for keyboard scrolling.
        tabIndex={isSingle ? undefined : 0}
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain"
      >
        {banners.map((banner) => (
          <li
            key={banner.id}
            data-banner={banner.id}
            className={`shrink-0 snap-start ${isSingle ? 'basis-full' : 'basis-[88%] md:basis-[calc(50%-var(--spacing)*2)]'}`}
          >
            {banner.link ? (
              <Link to={banner.link} className="group block rounded-card text-ink">
                <Shown banner={banner} isSingle={isSingle} />
              </Link>
            ) : (
              <Shown banner={banner} isSingle={isSingle} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ShownProps = { readonly banner: ShopImage; readonly isSingle: boolean };

/** Explicit dimensions prevent layout shift. */
const Shown = ({ banner: { title, alt, imageUrl, smallImageUrl }, isSingle }: ShownProps) => (
  <>
    <img
      src={imageUrl}
      srcSet={`${smallImageUrl} ${small.width}w, ${imageUrl} ${large.width}w`}
      sizes={isSingle ? '(min-width: 80rem) 75rem, 100vw' : '(min-width: 48rem) 50vw, 88vw'}
      width={large.width}
      height={large.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-card border border-line bg-sunken"
    />
    <span className="mt-2 block text-small font-semibold group-hover:underline">{title}</span>
  </>
);
