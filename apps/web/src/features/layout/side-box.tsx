import type { ShopInfo } from '@onehaul/contract/shop';
import { Icon } from '@onehaul/ui/icon';
import { useEffect, useState } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { ContactEntry } from './contact-entry.tsx';

/** §9: scroll distance after which back-to-top appears. */
const farPixels = 500;

const entry =
  'flex size-control items-center justify-center text-muted transition-colors hover:bg-primary-2 hover:text-primary-9';

/** Contact entries and back-to-top at the edge of the window (§2). */
export function SideBox({ contactLinks }: Pick<ShopInfo, 'contactLinks'>) {
  const { t } = useTranslation('storefront');
  const isFar = useIsFarDown();
  return (
    <aside
      aria-label={t('contact.title')}
      // Anchored by its top on wide screens: parts already painted stay in place while the rest streams in.
      className="fixed end-3 bottom-6 z-10 grid justify-items-end gap-3 desktop:top-1/2 desktop:bottom-auto print:hidden"
    >
      {contactLinks.length > 0 && (
        <ul className="hidden rounded-card border border-line bg-surface shadow-float desktop:block">
          {contactLinks.map((link) => (
            <li
              key={`${link.name}:${link.text}`}
              className="border-line not-first:border-t first:*:rounded-t-card last:*:rounded-b-card"
            >
              <ContactEntry link={link} opens="start" className={`${entry} rounded-[inherit]`} />
            </li>
          ))}
        </ul>
      )}
      {/* Hidden but keeps its space, so that the entries above do not jump. */}
      <button
        type="button"
        aria-label={t('contact.toTop')}
        title={t('contact.toTop')}
        onClick={scrollToTop}
        className={`${entry} rounded-card border border-line bg-surface shadow-float ${isFar ? '' : 'invisible'}`}
      >
        <Icon name="up" />
      </button>
    </aside>
  );
}

/** Only this scroll is animated: new and restored pages jump to their position. */
function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

function useIsFarDown(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > farPixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isFar;
}
