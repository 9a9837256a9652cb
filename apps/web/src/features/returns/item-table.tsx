import type { ReturnItem } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';

const figures = ['good', 'damaged', 'missing', 'restocked', 'redispatched', 'disposed', 'left'] as const;

/** Items with their non-zero figures. */
export function ItemTable({ items }: { readonly items: readonly ReturnItem[] }) {
  const { t } = useTranslation('returns');
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li
          key={item.position}
          data-item={item.position}
          className="grid gap-2 rounded-control border border-line p-3 text-small"
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="font-medium">{item.goodsName}</strong>
            <code className="font-mono text-caption text-muted">{item.skuCode}</code>
          </span>
          <dl className="flex flex-wrap gap-x-5 gap-y-1">
            <Figure label={t('item.announced')} value={item.quantity} />
            {item.good !== null &&
              figures
                .filter((name) => name === 'good' || item[name] !== 0)
                .map((name) => (
                  <Figure key={name} label={t(`item.${name}`)} value={item[name] ?? 0} name={name} />
                ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type FigureProps = { readonly label: string; readonly value: number; readonly name?: string };

const Figure = ({ label, value, name }: FigureProps) => (
  <div className="flex items-baseline gap-1.5">
    <dt className="text-caption text-muted">{label}</dt>
    <dd className="font-medium tabular-nums" data-figure={name} data-value={value}>
      {value}
    </dd>
  </div>
);
