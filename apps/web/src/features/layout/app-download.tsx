import type { ShopInfo } from '@onehaul/contract/shop';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { LazyQrCode } from './lazy-qr-code.tsx';

/** QR code of the shop's apps, with a switch between iOS and Android (§2 footer). */
export function AppDownload({ iosAppUrl, androidAppUrl }: Pick<ShopInfo, 'iosAppUrl' | 'androidAppUrl'>) {
  const { t } = useTranslation('storefront');
  const apps = [
    { name: 'iOS', url: iosAppUrl },
    { name: 'Android', url: androidAppUrl },
  ].filter(({ url }) => url !== '');
  const [chosen, setChosen] = useState(0);
  const { frame, isSeen } = useSeen();
  const app = apps[chosen];
  if (!app) return null;
  return (
    <div ref={frame}>
      <h2 className="text-small font-semibold">{t('footer.app')}</h2>
      <fieldset className="mt-4 inline-flex rounded-control border border-line p-1">
        <legend className="sr-only">{t('footer.app')}</legend>
        {apps.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
            className="min-h-control-small rounded-small px-3 text-caption pointer-coarse:min-w-control font-medium text-muted aria-pressed:bg-primary-7 aria-pressed:text-on-primary"
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className="mt-3 size-36">
        {isSeen && <LazyQrCode text={app.url} label={t('footer.appQr', { system: app.name })} />}
      </div>
      <a
        href={app.url}
        className="mt-2 inline-flex min-h-6 items-center pointer-coarse:min-h-control text-small text-primary-9 hover:underline"
      >
        {t('footer.appOpen', { system: app.name })}
      </a>
    </div>
  );
}

/** True once the frame is near the viewport: only then does its content load. */
function useSeen() {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, isSeen };
}
