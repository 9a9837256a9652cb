import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { sellerPaths } from '../../app/seller-paths.ts';

/** Tabs: orders, or the money they bring. */
export function MoneyTabs({ isMoney }: { readonly isMoney: boolean }) {
  const { t } = useTranslation('cod');
  const sides = [
    { name: 'orders', to: sellerPaths.codOrders, isCurrent: !isMoney },
    { name: 'money', to: `${sellerPaths.codOrders}?tab=remittances`, isCurrent: isMoney },
  ] as const;
  return (
    <nav
      aria-label={t('collect.sides')}
      className="flex gap-1 self-start justify-self-start rounded-control border border-line p-1"
    >
      {sides.map(({ name, to, isCurrent }) => (
        <Link
          key={name}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          data-side={name}
          className="flex min-h-control-small items-center rounded-small px-3 text-small text-muted hover:text-ink aria-[current=page]:bg-primary-1 aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {t(`collect.side.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
