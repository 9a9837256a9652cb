import type { ShopInfo } from '@onehaul/contract/shop';
import { useTranslation } from '@onehaul/i18n/react';

type Props = Pick<ShopInfo, 'figures'>;

/** Key figures of the shop. */
export const FigureList = ({ figures }: Props) => (
  <ul className="grid grid-cols-2 gap-x-8 gap-y-6 lg:flex lg:justify-between">
    {figures.map(({ value, label }) => (
      <li key={label}>
        <p className="text-heading font-semibold tracking-tight text-primary-9">{value}</p>
        <p className="mt-1 text-small text-muted">{label}</p>
      </li>
    ))}
  </ul>
);

export function Figures({ figures }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <section aria-label={t('figures.title')} className="py-10 lg:py-14">
      <div className="page-width">
        <FigureList figures={figures} />
      </div>
    </section>
  );
}
