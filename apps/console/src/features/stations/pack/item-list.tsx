import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { useTranslation } from '@onehaul/i18n/react';
import { countInOtherBoxes } from './box-contents.ts';

type Item = PackOrder['items'][number];
type Props = {
  readonly items: readonly Item[];
  /** Pieces of each item in the current box. */
  readonly inThisBox: Readonly<Record<number, number>>;
  readonly boxNumber: number;
  readonly mayChange: boolean;
  readonly onToggle: (item: Item) => void;
};

/** Stock goods to pack; a scan adds one piece, a click all unboxed ones. */
export function ItemList({ items, inThisBox, boxNumber, mayChange, onToggle }: Props) {
  const { t } = useTranslation('packing');
  return (
    <section aria-labelledby="items" className="flex flex-col gap-1.5">
      <h2 id="items" className="flex flex-wrap items-baseline gap-x-2 text-small font-semibold">
        {t('pack.items')}
        <span className="text-caption font-regular text-muted">{t('pack.itemsHint')}</span>
      </h2>
      <ul className="flex flex-col">
        {items.map((item) => (
          <li key={item.skuId}>
            <button
              type="button"
              data-item={item.code}
              disabled={!mayChange}
              aria-pressed={(inThisBox[item.skuId] ?? 0) > 0}
              onClick={() => onToggle(item)}
              className="grid w-full grid-cols-[auto_1fr_auto] items-baseline gap-x-3 rounded-small border border-transparent border-b-line px-1 py-1.5 text-start pointer-coarse:min-h-control hover:bg-primary-2 aria-pressed:border-primary-7 aria-pressed:bg-primary-1"
            >
              <b className="text-body">{t('pack.times', { count: item.quantity })}</b>
              <span className="min-w-0 truncate">
                <span className="font-mono text-small">{item.code}</span>{' '}
                <span className="text-caption text-muted">{item.name}</span>
              </span>
              <ItemPlace item={item} here={inThisBox[item.skuId] ?? 0} boxNumber={boxNumber} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Place = { readonly item: Item; readonly here: number; readonly boxNumber: number };

function ItemPlace({ item, here, boxNumber }: Place) {
  const { t } = useTranslation('packing');
  if (!item.isPicked)
    return <span className="text-caption font-semibold text-danger">{t('pack.notPicked')}</span>;
  const count = countInOtherBoxes(item, boxNumber) + here;
  const isAll = count === item.quantity;
  return (
    <span className={`text-caption ${isAll ? 'text-muted' : 'font-semibold text-warning'}`}>
      {here > 0 && `${t('pack.piecesHere', { count: here })} · `}
      {count === 0 ? t('pack.notBoxed') : t('pack.piecesIn', { count, quantity: item.quantity })}
    </span>
  );
}
