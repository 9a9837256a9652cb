import type { PackOrder } from '@onehaul/contract/console/order-work';
import { useTranslation } from '@onehaul/i18n/react';

/** What goes in, of an order of goods in stock. */
export function ItemList({ items }: Pick<PackOrder, 'items'>) {
  const { t } = useTranslation('packing');
  return (
    <section aria-labelledby="items" className="flex flex-col gap-1.5">
      <h2 id="items" className="text-small font-semibold">
        {t('pack.items')}
      </h2>
      <ul className="flex flex-col">
        {items.map(({ code, name, quantity, isPicked }) => (
          <li
            key={code}
            data-item={code}
            className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 border-b border-line px-1 py-1.5"
          >
            <b className="text-body">{t('pack.times', { count: quantity })}</b>
            <span className="min-w-0 truncate">
              <span className="font-mono text-small">{code}</span>{' '}
              <span className="text-caption text-muted">{name}</span>
            </span>
            {!isPicked && (
              <span className="text-caption font-semibold text-danger">{t('pack.notPicked')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
