import { Scene, type TransportMode } from '@onehaul/ui/illustration/scene';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import type { ReactNode } from 'react';
import { useShop } from '../../app/shop-context.tsx';

const promises = ['brand.parcels', 'brand.price', 'brand.tracking'] as const;

type Props = {
  /** The shop's main transport, which selects the illustration. */
  readonly way: TransportMode;
  readonly children: ReactNode;
};

/** Split layout: brand panel beside the form. Narrow screens show the form only. */
export function BrandSplit({ way, children }: Props) {
  const { t } = useTranslation('session');
  const shop = useShop();
  return (
    <div className="grid min-h-[calc(100dvh-var(--header-height))] lg:grid-cols-[11fr_10fr]">
      <div className="on-deep hidden lg:block">
        {/* Sticky: long forms scroll past it. */}
        <div className="sticky top-(--header-height) flex h-[calc(100dvh-var(--header-height))] max-h-300 min-h-160 flex-col justify-between gap-8 overflow-hidden pt-[10vh]">
          <div className="ms-(--page-side) max-w-160 pe-10">
            <p className="text-small font-semibold text-primary-9">{shop.name}</p>
            <p className="mt-4 text-heading font-bold text-balance">{shop.tagline}</p>
            <ul className="mt-8 grid gap-3 text-small text-muted">
              {promises.map((promise) => (
                <li key={promise} className="flex gap-3">
                  <Icon name="check" className="size-5 text-primary-9" />
                  {t(promise)}
                </li>
              ))}
            </ul>
          </div>
          <Scene mode={way} className="min-h-0 w-full grow" />
        </div>
      </div>
      <div className="flex items-start justify-center px-(--gutter) py-10 lg:ps-12 lg:pe-(--page-side) lg:pt-[12vh] lg:pb-20">
        <div className="grid w-full max-w-130 gap-6">{children}</div>
      </div>
    </div>
  );
}
